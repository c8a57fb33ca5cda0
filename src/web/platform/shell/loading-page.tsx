import { Stack, Text } from '@mantine/core';
import classes from './shell.module.css';
import { t } from '../messages.ts';

/** The one spinner of the program: while it is not yet known who is here. */
export function LoadingPage() {
  return (
    <Stack component="output" align="center" gap="xs" py="xl" mt="xl" className={classes.appearLate}>
      <span className={classes.spinner} aria-hidden />
      <Text fw={500}>{t('shell.loading')}</Text>
      <Text size="sm" c="dimmed">
        {t('shell.loadingHint')}
      </Text>
    </Stack>
  );
}
