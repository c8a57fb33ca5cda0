import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

/** Says that what was typed into a form before it was closed is there again, unsaved, and lets it be discarded. Takes what `useMutationForm` answers. */
export function DraftNotice({ isTypedBefore, discard }: { isTypedBefore: boolean; discard: () => void }) {
  const [isDraft, setIsDraft] = useState(isTypedBefore);
  if (!isDraft) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        What you entered before is still here. It is not saved yet.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          discard();
          setIsDraft(false);
        }}
      >
        Discard it
      </Button>
    </Group>
  );
}
