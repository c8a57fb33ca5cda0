import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../platform/ui/toast.ts';
import classes from './settings.module.css';

/** Recovery codes, shown this once: to be kept before going on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(codes.join('\n')),
    onSuccess: () => toast.success('Copied.'),
    onError: () => toast.error('Copying is blocked here. Select the codes and copy them.'),
  });
  return (
    <section aria-labelledby="recovery-codes">
      <Title order={3} id="recovery-codes" mb={4}>
        Save your recovery codes
      </Title>
      <Text size="sm" c="dimmed" maw="42rem">
        Without your phone, each of these signs you in once. You won’t see them again, so print them or save
        them in a password manager.
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={onDone}>I’ve saved them</Button>
        <Button variant="default" onClick={() => copy.mutate()}>
          Copy
        </Button>
      </Group>
    </section>
  );
}
