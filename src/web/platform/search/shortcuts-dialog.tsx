import { Kbd, Modal, Stack, Switch, Table } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { t } from '../messages.ts';
import { pageActions } from './page-actions.ts';

/** The keys that work here: those of the page that is open, and those that work everywhere. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [isOn, setOn] = useLocalStorage({ key: 'tenon-review-keys', defaultValue: true });
  const keys = [
    ...pageActions(),
    { key: t('applications.ctrlK'), label: t('search.title') },
    { key: '?', label: t('applications.showHelp') },
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('applications.keyboardShortcuts')}
      closeButtonProps={{ 'aria-label': t('search.close') }}
    >
      <Stack gap="md">
        <Table aria-label={t('applications.keyboardShortcuts')}>
          <Table.Tbody>
            {keys.map(({ key, label }) => (
              <Table.Tr key={key}>
                <Table.Td w={88}>
                  <Kbd style={{ whiteSpace: 'nowrap' }}>{key}</Kbd>
                </Table.Td>
                <Table.Td>{label}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label={t('applications.singleKeys')}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
