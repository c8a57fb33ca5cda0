import { VisuallyHidden } from '@mantine/core';
import { t } from '../messages.ts';
import classes from './sidebar.module.css';

/** The server counts one further, to say that there are more. */
const most = 99;

/** How much is behind an entry of the menu; nothing for none. `isNew` says that nobody has looked at it yet. */
export function MenuCount({ count, isNew = false }: { count: number | undefined; isNew?: boolean }) {
  if (!count) return null;
  return (
    <span className={classes.count} data-new={isNew}>
      {count > most ? `${most}+` : count}
      {isNew && <VisuallyHidden> {t('shell.new')}</VisuallyHidden>}
    </span>
  );
}
