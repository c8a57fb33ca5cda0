import { Button, Card, CloseButton, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { teamQuery } from '../../jobs/hiring-team/team-queries.ts';
import classes from '../applications/applicant-page.module.css';
import { t } from '../../platform/messages.ts';

/** The tags on an application and the colleague who looks after it. */
export function ApplicantTags({ applicant }: { applicant: Applicant }) {
  const { tag, assign } = useTagActions(applicant.id);
  return (
    <Card component="section" aria-labelledby="tags">
      <Stack gap="sm">
        <Title order={2} size="h3" id="tags">
          {t('applicantNotes.tagsAndAssignment')}
        </Title>
        {applicant.tags.length > 0 && (
          <Group gap="xs" component="ul" className={classes.tags}>
            {applicant.tags.map((name) => (
              <li key={name} className={classes.tag}>
                <TextLink size="sm" inherit to="/applicants" search={{ tag: name }}>
                  {name}
                </TextLink>
                <CloseButton
                  size="sm"
                  aria-label={t('applicantNotes.removeTag', { tag: name })}
                  disabled={tag.isPending}
                  onClick={() => tag.mutate({ remove: [name] })}
                />
              </li>
            ))}
          </Group>
        )}
        <AddTag key={applicant.id} id={applicant.id} onAdd={(name) => tag.mutateAsync({ add: [name] })} />
        <Assignment applicant={applicant} busy={assign.isPending} onAssign={(to) => assign.mutate(to)} />
      </Stack>
    </Card>
  );
}

function useTagActions(id: string) {
  const queries = useQueryClient();
  const ends = {
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applicants'] }),
    onError: () => toast.error(t('applicantNotes.saveFailed')),
  };
  const tag = useMutation({
    mutationFn: (body: { add?: string[]; remove?: string[] }) =>
      call(applicantNotesApi.tagApplicant, { params: { id }, body }),
    ...ends,
  });
  const assign = useMutation({
    mutationFn: (to: string | null) =>
      call(applicantNotesApi.assignApplicant, { params: { id }, body: { to } }),
    ...ends,
  });
  return { tag, assign };
}

function Assignment(props: { applicant: Applicant; busy: boolean; onAssign: (to: string | null) => void }) {
  const { job_id: jobId, assigned_to: assigned } = props.applicant;
  const team = useQuery(teamQuery(jobId)).data?.items ?? [];
  const members = team.filter((member) => member.has_access);
  return (
    <>
      <NativeSelect
        label={t('applicantNotes.assignedTo')}
        data={[{ value: '', label: t('applicantNotes.noOne') }, ...memberOptions(members)]}
        value={assigned?.id ?? ''}
        disabled={props.busy}
        onChange={(event) => props.onAssign(event.currentTarget.value || null)}
      />
      {assigned && !members.some(({ id }) => id === assigned.id) && (
        <Text size="xs" c="dimmed">
          {t('applicantNotes.assignedToColleague', { name: assigned.name })}
        </Text>
      )}
    </>
  );
}

function AddTag({ id, onAdd }: { id: string; onAdd: (tag: string) => Promise<unknown> }) {
  const [typing, setTyping] = useState(false);
  const used = useQuery({ ...tagsQuery, enabled: typing }).data?.items ?? [];
  const { form, busy, formProps, discard } = useMutationForm({
    initialValues: { tag: '' },
    draft: `tag of ${id}`,
    save: ({ tag }) => onAdd(tag.trim()),
    onSaved: () => {
      discard();
    },
    // The mutation has told why.
    onFailed: () => true,
  });
  return (
    <form {...formProps}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('applicantNotes.newTag')}
          list="company-tags"
          maxLength={40}
          onFocusCapture={() => setTyping(true)}
          {...form.getInputProps('tag')}
        />
        <datalist id="company-tags">
          {used.map((item) => (
            <option key={item.tag} value={item.tag}>
              {item.tag}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="default" disabled={busy || form.values.tag.trim() === ''}>
          {t('applicantNotes.add')}
        </Button>
      </Group>
    </form>
  );
}
