import classes from './auth.module.css';
import { passwordStrength } from './password-strength.ts';

/** Says while typing how strong a password is, in a word and three marks. */
export function PasswordHint({ password, email }: { password: string; email: string }) {
  const { level, advice } = passwordStrength(password, email);
  return (
    <>
      <span className={classes.meter} data-level={level} aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {advice}
    </>
  );
}
