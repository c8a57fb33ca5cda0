import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../platform/ui/toast.ts';
import classes from './settings.module.css';

/** Recovery codes, shown this once: to be kept before going on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(codes.join('\n')),
    onSuccess: () => toast.success('Copied.'),
    onError: () => toast.error('Copying is not allowed here. Select the codes and copy them.'),
  });
  return (
    <section aria-labelledby="recovery-codes">
      <Title order={3} id="recovery-codes" mb={4}>
        Keep your recovery codes
      </Title>
      <Text size="sm" c="dimmed" maw="42rem">
        Without your phone, each of these signs you in once. They are not shown again: print them, or keep
        them in a password store.
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={onDone}>I have kept them</Button>
        <Button variant="default" onClick={() => copy.mutate()}>
          Copy
        </Button>
      </Group>
    </section>
  );
}
