import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../messages.ts';

/** Says that what was typed into a form before it was closed is there again, unsaved, and lets it be discarded. Takes what `useMutationForm` answers. */
export function DraftNotice({ isTypedBefore, discard }: { isTypedBefore: boolean; discard: () => void }) {
  const [isDraft, setIsDraft] = useState(isTypedBefore);
  if (!isDraft) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {t('ui.draftRestored')}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          discard();
          setIsDraft(false);
        }}
      >
        {t('ui.discardDraft')}
      </Button>
    </Group>
  );
}
