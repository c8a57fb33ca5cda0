import { Button, Group, Kbd, Modal, Stack, Switch, Table, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';

/** What each key of the review does; a key without an act does nothing here. */
export type ReviewActs = Partial<Record<'j' | 'k' | 's' | 'a' | 'r' | 'n' | 'e' | 'u', () => void>>;

const keys = [
  ['J', 'Next applicant'],
  ['K', 'Previous applicant'],
  ['A', 'Advance to the next stage, and go on'],
  ['R', 'Reject: then a number for the reason, and go on'],
  ['S', 'Choose a stage'],
  ['N', 'Write a note; Ctrl and Enter saves it, Escape leaves it'],
  ['E', 'Write a message; Escape leaves it'],
  ['U', 'Undo the last move'],
  ['?', 'This help'],
] as const;

/**
 * The keys of the review, with a button for their help. They rest while one types, while a dialog is open, and for people who
 * switched them off.
 */
export function ReviewKeys({ acts, resting }: { acts: ReviewActs; resting: boolean }) {
  const [help, setHelp] = useState(false);
  const [isOn, setOn] = useLocalStorage({ key: 'tenon-review-keys', defaultValue: true });
  const act = (key: keyof ReviewActs) => () => {
    if (isOn && !resting && !help) acts[key]?.();
  };
  useHotkeys([
    ['J', act('j')],
    ['K', act('k')],
    ['S', act('s')],
    ['A', act('a')],
    ['R', act('r')],
    ['N', act('n')],
    ['E', act('e')],
    ['U', act('u')],
    ['shift+?', () => !resting && setHelp(true)],
    ['?', () => !resting && setHelp(true)],
  ]);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Keyboard size={16} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setHelp(true)}
      >
        Keys
      </Button>
      <Modal
        opened={help}
        onClose={() => setHelp(false)}
        title="Keys of the review"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="md">
          <Table>
            <Table.Tbody>
              {keys.map(([key, words]) => (
                <Table.Tr key={key}>
                  <Table.Th scope="row" w={64}>
                    <Kbd>{key}</Kbd>
                  </Table.Th>
                  <Table.Td>{words}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Switch
            label="Use single keys"
            checked={isOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              Keys rest while you type.
            </Text>
            <Button variant="default" onClick={() => setHelp(false)}>
              Close
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
