import { UnstyledButton } from '@mantine/core';
import { useSession } from './session.tsx';
import classes from './shell.module.css';
import { t } from '../messages.ts';

/** Says that the server has not told who is here, to visitors as well, and lets them ask again. */
export function SessionProblem() {
  const { status, error, refresh } = useSession();
  if (!error || (status !== 'in' && error !== t('auth.initFailed'))) return null;
  return (
    <div role="alert" className={classes.offline}>
      {error}.{' '}
      <UnstyledButton className={classes.again} onClick={() => void refresh()}>
        {t('ui.tryAgain')}
      </UnstyledButton>
    </div>
  );
}
