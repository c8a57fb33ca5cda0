import classes from './auth.module.css';
import { passwordStrength } from './password-strength.ts';

/** Says while typing how strong a password is, in a word and three marks. */
export function PasswordHint(props: { password: string; email: string; floor?: number }) {
  const { level, advice } = passwordStrength(props.password, props.email, props.floor);
  return (
    <>
      <span className={classes.meter} data-level={level} aria-hidden>
        <span />
        <span />
        <span />
      </span>
      <span className={classes.advice}>{advice}</span>
    </>
  );
}
