import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './states.module.css';
import { t } from '../messages.ts';

/** Rows in the shape of a list that is on its way; shown after 150 ms, so that a quick answer does not flicker. */
export function SkeletonList({ rows = 4, height = 72 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="md" className={classes.waiting} aria-busy>
      <VisuallyHidden component="output">{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
