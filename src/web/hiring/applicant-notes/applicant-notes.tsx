import {
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  MultiSelect,
  type MultiSelectProps,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import type { ApplicantNote } from '../../../api/hiring/applicant-notes.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from '../applications/applicant-page.module.css';
import { notesQuery } from '../bulk-actions/bulk-queries.ts';
import { teamQuery } from '../../jobs/hiring-team/team-queries.ts';
import { t } from '../../platform/messages.ts';

type WriteProps = { id: string; jobId: string; field: RefObject<HTMLTextAreaElement | null> };

/** Notes about an applicant: for the team, with mentions, or for oneself alone. */
export function ApplicantNotes(props: WriteProps) {
  const { id } = props;
  const notes = useQuery(notesQuery(id));
  return (
    <Card component="section" aria-labelledby="notes">
      <Stack gap="sm">
        <Title order={2} size="h3" id="notes">
          {t('applicantNotes.notes')}
        </Title>
        <WriteNote {...props} />
        {notes.isError && (
          <Text size="sm" c="dimmed">
            {t('applicantNotes.loadFailed')}
          </Text>
        )}
        {notes.data && notes.data.items.length > 0 && (
          <ul className={classes.events}>
            {notes.data.items.map((note) => (
              <Note key={note.id} note={note} applicationId={id} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function WriteNote({ id, jobId, field }: WriteProps) {
  const { form, problem, busy, send, formProps } = useNoteForm(id);
  const { body, is_private: isPrivate } = form.values;
  const isEmpty = body.trim() === '';
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <Textarea
          label={t('applicantNotes.write')}
          autosize
          minRows={2}
          maxLength={5000}
          {...form.getInputProps('body')}
          ref={field}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) send();
          }}
        />
        {!isPrivate && <Mentions jobId={jobId} {...form.getInputProps('mentions')} />}
        <FormProblem problem={problem} />
        <Group justify="space-between" gap="xs">
          <Checkbox
            label={t('applicantNotes.onlyForMe')}
            {...form.getInputProps('is_private', { type: 'checkbox' })}
          />
          <Button type="submit" variant="default" disabled={isEmpty} loading={busy}>
            {t('applicantNotes.saveNote')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Colleagues who may read the note. */
function Mentions({ jobId, ...input }: { jobId: string } & MultiSelectProps) {
  const me = useSession().user?.id;
  const team = useQuery(teamQuery(jobId)).data?.items ?? [];
  const members = team.filter((member) => member.has_access && member.id !== me);
  if (members.length === 0) return null;
  return <MultiSelect label={t('applicantNotes.mention')} data={memberOptions(members)} {...input} />;
}

function useNoteForm(id: string) {
  const queries = useQueryClient();
  const made = useMutationForm({
    initialValues: { body: '', is_private: false, mentions: [] as string[] },
    draft: `note ${id}`,
    save: (values) =>
      call(applicantNotesApi.writeApplicantNote, {
        params: { id },
        body: { ...values, mentions: values.is_private ? [] : values.mentions },
      }),
    onSaved: (answer) => {
      queries.setQueryData(notesQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      made.form.setValues({ body: '', is_private: false, mentions: [] });
    },
  });
  return made;
}

function Note({ note, applicationId }: { note: ApplicantNote; applicationId: string }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(applicantNotesApi.deleteApplicantNote, { params: { id: note.id } }),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: notesQuery(applicationId).queryKey }),
  });
  return (
    <li>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {note.body}
      </Text>
      {note.mentions.length > 0 && (
        <Text size="xs">{t('applicantNotes.for', { people: note.mentions.join(', ') })}</Text>
      )}
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {note.is_mine ? t('applicantNotes.you') : note.author || t('applicantNotes.formerColleague')} ·{' '}
          {formatAgo(note.created_at)}{' '}
          {note.is_private && (
            <Badge color="gray" ms={4}>
              {t('applicantNotes.onlyYou')}
            </Badge>
          )}
        </Text>
        {note.is_mine && (
          <ConfirmButton
            label={t('applicantNotes.delete')}
            variant="subtle"
            size="compact-sm"
            title={t('applicantNotes.confirmDelete')}
            confirmLabel={t('applicantNotes.deleteNote')}
            onConfirm={() => remove.mutateAsync()}
          >
            {t('applicantNotes.noUndo')}
          </ConfirmButton>
        )}
      </Group>
    </li>
  );
}
