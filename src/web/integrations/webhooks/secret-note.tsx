import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import classes from './webhooks.module.css';
import { t } from '../../platform/messages.ts';

/** Shows a secret until the person says that they have it. */
export function SecretNote({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Stack gap="xs" className={classes.note} aria-live="polite">
      <Text size="sm">{t('webhooks.secretNote')}</Text>
      <code className={classes.secret}>{secret}</code>
      <Group gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? t('webhooks.copied') : t('webhooks.copySecret')}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" variant="subtle" onClick={onDone}>
          {t('webhooks.hide')}
        </Button>
      </Group>
    </Stack>
  );
}
