import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './states.module.css';

/** Rows in the shape of a list that is on its way; shown after 150 ms, so that a quick answer does not flicker. */
export function SkeletonList({ rows = 4, height = 72 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="md" className={classes.waiting} aria-busy>
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
