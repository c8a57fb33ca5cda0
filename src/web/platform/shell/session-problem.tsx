import { UnstyledButton } from '@mantine/core';
import { useSession } from './session.tsx';
import classes from './shell.module.css';

/** Says that the server has not told who is here while somebody seems to be signed in, and lets them ask again. */
export function SessionProblem() {
  const { status, error, refresh } = useSession();
  if (status !== 'in' || !error) return null;
  return (
    <div role="alert" className={classes.offline}>
      {error}.{' '}
      <UnstyledButton className={classes.again} onClick={() => void refresh()}>
        Try again
      </UnstyledButton>
    </div>
  );
}
