import { Button, Kbd, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { type KeyMap, keyOf, type ReviewActions, reviewActions, reviewLabels } from './review-key-map.ts';
import { t } from '../../platform/messages.ts';

/** Everything that can be done with an applicant, found by a few letters; Enter does the first. */
export function ReviewPalette(props: {
  opened: boolean;
  acts: ReviewActions;
  map: KeyMap;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('applications.whatToDo')}
      size="lg"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('applications.close') }}
    >
      {props.opened && <Choices acts={props.acts} map={props.map} onClose={props.onClose} />}
    </Modal>
  );
}

function Choices({ acts, map, onClose }: { acts: ReviewActions; map: KeyMap; onClose: () => void }) {
  const [words, setWords] = useState('');
  const found = reviewActions.filter(
    (act) => acts[act] && reviewLabels[act].toLowerCase().includes(words.trim().toLowerCase()),
  );
  function run(act: (typeof reviewActions)[number] | undefined) {
    if (act === undefined) return;
    onClose();
    // The act may move the focus, which the closing dialog must not take back.
    requestAnimationFrame(() => acts[act]?.());
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    run(found[0]);
  }
  return (
    <search>
      <form onSubmit={send}>
        <Stack gap="xs" pt={2}>
          <TextInput
            aria-label={t('applications.searchActions')}
            placeholder={t('applications.searchActions')}
            data-autofocus
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {found.map((act) => (
            <Button
              key={act}
              variant="subtle"
              justify="space-between"
              rightSection={<Kbd>{keyOf(map, act).toUpperCase()}</Kbd>}
              onClick={() => run(act)}
            >
              {reviewLabels[act]}
            </Button>
          ))}
          {found.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('applications.noMatches')}
            </Text>
          )}
        </Stack>
      </form>
    </search>
  );
}
