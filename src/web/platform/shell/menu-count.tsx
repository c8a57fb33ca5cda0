import { VisuallyHidden } from '@mantine/core';
import { t } from '../messages.ts';
import classes from './sidebar.module.css';

/** The server counts one further, to say that there are more. */
const most = 99;

/** How much is behind an entry of the menu; nothing for none. `isNew` says that nobody has looked at it yet, `words` what else it counts. */
export function MenuCount({
  count,
  isNew = false,
  words,
}: {
  count: number | undefined;
  isNew?: boolean;
  words?: string;
}) {
  if (!count) return null;
  const said = isNew ? t('shell.new') : words;
  return (
    <span className={classes.count} data-new={isNew}>
      {count > most ? `${most}+` : count}
      {said && <VisuallyHidden> {said}</VisuallyHidden>}
    </span>
  );
}
