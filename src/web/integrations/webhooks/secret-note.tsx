import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import classes from './webhooks.module.css';

/** Shows a secret until the person says that they have it. */
export function SecretNote({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Stack gap="xs" className={classes.note} aria-live="polite">
      <Text size="sm">
        Your program needs this secret to check signatures. You can view it here again after confirming it’s
        you.
      </Text>
      <code className={classes.secret}>{secret}</code>
      <Group gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy secret'}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" variant="subtle" onClick={onDone}>
          Hide
        </Button>
      </Group>
    </Stack>
  );
}
