import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../platform/ui/toast.ts';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** Recovery codes, shown this once: to be kept before going on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(codes.join('\n')),
    onSuccess: () => toast.success(t('security.codesCopied')),
    onError: () => toast.error(t('security.copyBlocked')),
  });
  return (
    <section aria-labelledby="recovery-codes">
      <Title order={2} id="recovery-codes" mb={4}>
        {t('security.saveCodes')}
      </Title>
      <Text size="sm" c="dimmed" maw="42rem">
        {t('security.saveCodesNote')}
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={onDone}>{t('security.codesSaved')}</Button>
        <Button variant="default" onClick={() => copy.mutate()}>
          {t('security.copy')}
        </Button>
      </Group>
    </section>
  );
}
