import { Alert, Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type TailoredResume, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './copy-positions.module.css';
import { DiffText } from './diff-text.tsx';
import { useCopyChange } from './use-copy-change.ts';

type Position = TailoredResume['experience'][number];
type Claim = Position['claims'][number];
type Place = { position: number; index: number };

/** The positions of a copy: every claim with its difference to the resume, to be worded by hand; the last change is undone here. */
export function CopyPositions({ copy }: { copy: TailoredResume }) {
  const undo = useCopyChange(copy, () =>
    call(tailoredApi.undoTailoredResume, { params: { id: copy.id }, body: { version: copy.version } }),
  );
  return (
    <Card component="section" aria-labelledby="copy-changes">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="copy-changes">
          {t('tailoredResumes.experience')}
        </Title>
        {copy.can_undo && (
          <Button
            variant="default"
            size="compact-sm"
            loading={undo.isPending}
            onClick={() => undo.mutate(undefined)}
          >
            {t('tailoredResumes.undoLastChange')}
          </Button>
        )}
      </Group>
      <Stack gap="lg">
        {copy.experience.map((position, at) => (
          <div key={at}>
            <Text fw={500}>{[position.title, position.company].filter(Boolean).join(', ')}</Text>
            <ul className={classes.claims}>
              {position.claims.map((claim, index) => (
                <ClaimRow key={index} copy={copy} claim={claim} place={{ position: at, index }} />
              ))}
            </ul>
          </div>
        ))}
        {copy.experience.length === 0 && <Alert color="gray">{t('tailoredResumes.noPositions')}</Alert>}
      </Stack>
    </Card>
  );
}

function ClaimRow({ copy, claim, place }: { copy: TailoredResume; claim: Claim; place: Place }) {
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    edit.current?.focus();
  };
  return (
    <li>
      {isOpen ? (
        <ClaimForm copy={copy} claim={claim} place={place} onClose={close} />
      ) : (
        <div className={classes.row}>
          <Text component="div">
            <DiffText parts={claim.diff} />
            {claim.own_words && (
              <Badge color="gray" ms="xs">
                {t('tailoredResumes.ownWordsBadge')}
              </Badge>
            )}
          </Text>
          <Button
            ref={edit}
            variant="subtle"
            size="compact-sm"
            aria-label={t('tailoredResumes.editText', { text: claim.text })}
            onClick={() => setOpen(true)}
          >
            {t('tailoredResumes.edit')}
          </Button>
        </div>
      )}
    </li>
  );
}

function ClaimForm(props: { copy: TailoredResume; claim: Claim; place: Place; onClose: () => void }) {
  const { copy, claim, place, onClose } = props;
  const change = useCopyChange(copy, (text: string) =>
    call(tailoredApi.updateTailoredResume, {
      params: { id: copy.id },
      body: { version: copy.version, claim: { ...place, text } },
    }),
  );
  const { form, busy, formProps, isTypedBefore, discard } = useMutationForm({
    initialValues: { text: claim.text },
    draft: `claim of ${copy.id} ${JSON.stringify(place)}`,
    save: ({ text }) => change.mutateAsync(text.trim()),
    onSaved: onClose,
    // The change has told why.
    onFailed: () => true,
  });
  const text = form.values.text.trim();
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <Textarea
          label={t('tailoredResumes.ownWords')}
          description={t('tailoredResumes.ownWordsHint')}
          {...form.getInputProps('text')}
          maxLength={600}
          required
          autosize
          minRows={2}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <Group gap="xs">
          <Button
            type="submit"
            size="compact-sm"
            loading={busy}
            disabled={text === '' || text === claim.text}
          >
            {t('tailoredResumes.save')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {t('tailoredResumes.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
