import {
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  MultiSelect,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import type { ApplicantNote } from '../../../api/hiring/applicant-notes.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useDraft } from '../../platform/ui/use-draft.ts';
import classes from '../applications/applicant-page.module.css';
import { notesQuery } from '../bulk-actions/bulk-queries.ts';
import { teamQuery } from '../../jobs/hiring-team/hiring-team.tsx';

/** Notes about an applicant: for the team, with mentions, or for oneself alone. */
export function ApplicantNotes(props: {
  id: string;
  jobId: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { id } = props;
  const notes = useQuery(notesQuery(id));
  return (
    <Card component="section" aria-labelledby="notes">
      <Stack gap="sm">
        <Title order={2} size="h3" id="notes">
          Notes
        </Title>
        <WriteNote {...props} />
        {notes.isError && (
          <Text size="sm" c="dimmed">
            The notes could not be loaded.
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

function WriteNote({
  id,
  jobId,
  field,
}: {
  id: string;
  jobId: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const queries = useQueryClient();
  const me = useSession().user?.id;
  const [body, setBody] = useDraft(`note ${id}`);
  // Kept with the words: what was meant for oneself must not come back as the team's.
  const [privacy, setPrivacy] = useDraft(`privacy of note ${id}`);
  const isPrivate = privacy !== '';
  const [mentions, setMentions] = useState<string[]>([]);
  const team = useQuery(teamQuery(jobId)).data?.items ?? [];
  const members = team.filter((member) => member.has_access && member.id !== me);
  const write = useMutation({
    mutationFn: () =>
      call(applicantNotesApi.writeApplicantNote, {
        params: { id },
        body: { body, is_private: isPrivate, mentions: isPrivate ? [] : mentions },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(notesQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      setBody('');
      setPrivacy('');
      setMentions([]);
    },
    onError: () => toast.error('The note could not be saved. Your words are still here.'),
  });
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        label="Write a note"
        autosize
        minRows={2}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && body.trim() !== '') write.mutate();
        }}
      />
      {members.length > 0 && !isPrivate && (
        <MultiSelect
          label="Mention"
          data={members.map((member) => ({ value: member.id, label: member.email }))}
          value={mentions}
          onChange={setMentions}
        />
      )}
      <Group justify="space-between" gap="xs">
        <Checkbox
          label="Only for me"
          checked={isPrivate}
          onChange={(event) => setPrivacy(event.currentTarget.checked ? 'mine' : '')}
        />
        <Button
          variant="default"
          disabled={body.trim() === ''}
          loading={write.isPending}
          onClick={() => write.mutate()}
        >
          Save note
        </Button>
      </Group>
    </Stack>
  );
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
      {note.mentions.length > 0 && <Text size="xs">For {note.mentions.join(', ')}</Text>}
      <Group gap="xs" justify="space-between">
        <Text size="xs" c="dimmed">
          {note.is_mine ? 'You' : note.author || 'A former colleague'} · {formatAgo(note.created_at)}{' '}
          {note.is_private && (
            <Badge color="gray" ml={4}>
              Only you
            </Badge>
          )}
        </Text>
        {note.is_mine && (
          <ConfirmButton
            label="Delete"
            variant="subtle"
            size="compact-sm"
            title="Delete this note?"
            confirmLabel="Delete note"
            onConfirm={() => remove.mutateAsync()}
          >
            It cannot be brought back.
          </ConfirmButton>
        )}
      </Group>
    </li>
  );
}
