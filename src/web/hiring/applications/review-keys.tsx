import { Button, Group, Kbd, Modal, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { Keyboard } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type KeyMap,
  keyOf,
  readKeyMap,
  type ReviewActions,
  reviewActions,
  reviewLabels,
  withKey,
} from './review-key-map.ts';
import { usePageActions } from '../../platform/search/page-actions.ts';
import { t } from '../../platform/messages.ts';

/**
 * The keys of the review, with a button for their help, where each can be changed; the search offers the same actions. They rest
 * while one types, while a dialog is open, and for people who switched them off.
 */
export function ReviewKeys({ acts, resting }: { acts: ReviewActions; resting: boolean }) {
  const [helpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useLocalStorage({ key: 'tenon-review-keys', defaultValue: true });
  const [stored, setStored] = useLocalStorage<KeyMap>({ key: 'tenon-review-key-map', defaultValue: {} });
  const map = readKeyMap(stored);
  useSearchedActions(acts, stored);
  useHotkeys([
    ...reviewActions.map((act): [string, () => void] => [
      keyOf(map, act),
      () => {
        if (isOn && !resting && !helpOpen) acts[act]?.();
      },
    ]),
    ['shift+?', () => !resting && setHelpOpen(true)],
    ['?', () => !resting && setHelpOpen(true)],
  ]);
  return (
    <>
      {isOn && <KeyHints map={map} acts={acts} />}
      <Button
        ms="auto"
        variant="subtle"
        size="compact-sm"
        leftSection={<Keyboard size={16} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={() => setHelpOpen(true)}
      >
        {t('applications.keys')}
      </Button>
      <Modal
        opened={helpOpen}
        onClose={() => setHelpOpen(false)}
        title={t('applications.keyboardShortcuts')}
        closeButtonProps={{ 'aria-label': t('applications.close') }}
      >
        <Stack gap="md">
          <KeyTable map={map} onChange={setStored} />
          <Switch
            label={t('applications.singleKeys')}
            checked={isOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
          <HelpFoot
            onReset={Object.keys(map).length > 0 ? () => setStored({}) : null}
            onClose={() => setHelpOpen(false)}
          />
        </Stack>
      </Modal>
    </>
  );
}

/** Offers the actions of the review in the search as well. */
function useSearchedActions(acts: ReviewActions, stored: KeyMap): void {
  usePageActions(
    useMemo(
      () =>
        reviewActions.flatMap((act) => {
          const run = acts[act];
          const key = keyOf(readKeyMap(stored), act).toUpperCase();
          return run ? [{ label: reviewLabels[act], key, run }] : [];
        }),
      [acts, stored],
    ),
  );
}

/** The keys that are pressed most, for those who see them; the help tells all of them. */
function KeyHints({ map, acts }: { map: KeyMap; acts: ReviewActions }) {
  return shortLabels.map(([act, label]) =>
    acts[act] ? (
      <span key={act} aria-hidden>
        <Kbd size="xs">{keyOf(map, act).toUpperCase()}</Kbd> {label}
      </span>
    ) : null,
  );
}

const shortLabels = [
  ['j', t('applications.next')],
  ['k', t('applications.previous')],
  ['a', t('applications.advanceShort')],
  ['s', t('applications.stage')],
  ['r', t('applications.reject')],
  ['n', t('applications.note')],
  ['e', t('applications.message')],
  ['u', t('applications.undo')],
] as const;

function HelpFoot(props: { onReset: (() => void) | null; onClose: () => void }) {
  return (
    <Group justify="space-between">
      <Text size="xs" c="dimmed">
        {t('applications.offWhileYouType')}
      </Text>
      <Group gap="xs">
        {props.onReset && (
          <Button variant="subtle" onClick={props.onReset}>
            {t('applications.resetToDefault')}
          </Button>
        )}
        <Button variant="default" onClick={props.onClose}>
          {t('applications.close')}
        </Button>
      </Group>
    </Group>
  );
}

function KeyTable({ map, onChange }: { map: KeyMap; onChange: (next: KeyMap) => void }) {
  return (
    <Table aria-label={t('applications.keys')}>
      <Table.Tbody>
        {reviewActions.map((act) => (
          <Table.Tr key={act}>
            <Table.Td w={72}>
              <TextInput
                size="xs"
                aria-label={t('applications.keyFor', { action: reviewLabels[act] })}
                value={keyOf(map, act).toUpperCase()}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => onChange(withKey(map, act, event.currentTarget.value.slice(-1)))}
              />
            </Table.Td>
            <Table.Td>{reviewLabels[act]}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Td>
            <Kbd style={{ whiteSpace: 'nowrap' }}>{t('applications.ctrlK')}</Kbd>
          </Table.Td>
          <Table.Td>{t('applications.searchActions')}</Table.Td>
        </Table.Tr>
        <Table.Tr>
          <Table.Td>
            <Kbd>?</Kbd>
          </Table.Td>
          <Table.Td>{t('applications.showHelp')}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
