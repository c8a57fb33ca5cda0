import {
  Checkbox,
  MultiSelect,
  NativeSelect,
  Select,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Applicant, applicationsApi } from '../../../api/hiring/applications.ts';
import {
  type Interview,
  type InterviewInput,
  interviewKinds,
  interviewsApi,
} from '../../../api/hiring/interviews.ts';
import { call, freshKey } from '../../platform/client.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { CheckedForm } from '../../platform/ui/checked-form.tsx';
import { useCheckedForm } from '../../platform/ui/use-checked-form.ts';
import { interviewFormOf, type InterviewFormValues, interviewOf } from './interview-form-values.ts';
import { applicantInterviewsQuery } from './interview-queries.ts';
import { allZones, dayWords, spanWords, zoneWords } from './interview-times.ts';
import { TimeRows } from './time-rows.tsx';

type Props = { applicant: Applicant; interview: Interview | null; onClose: () => void };

const lengths = ['15', '30', '45', '60', '90', '120', '180', '240'];

/** Plans an interview with an applicant, or changes one. */
export function InterviewForm({ applicant, interview, onClose }: Props) {
  const me = useSession().user?.id ?? '';
  const [values, setValues] = useState(() => interviewFormOf(interview, me));
  const { form, errors, refuse, refuseBy, forget, wholeOf } = useCheckedForm();
  const [moves, setMoves] = useState(applicant.stage === 'new' || applicant.stage === 'screen');
  const members = useQuery(membersQuery).data?.items ?? [];
  const change = (part: Partial<InterviewFormValues>) => {
    setValues({ ...values, ...part });
    forget(Object.keys(part));
  };
  const save = useSave({ applicant, interview, onClose }, moves);
  const canMove = interview === null && (applicant.stage === 'new' || applicant.stage === 'screen');
  function send() {
    const read = interviewOf(values);
    if ('errors' in read) return refuse(read.errors);
    forget();
    save.mutate(read.value, { onError: refuseBy });
  }
  return (
    <CheckedForm
      form={form}
      whole={wholeOf(save.error)}
      submit={values.agreed ? 'Book interview' : interview === null ? 'Send proposal' : 'Save changes'}
      busy={save.isPending}
      onSubmit={send}
      onBack={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label="Kind"
          data={Object.entries(interviewKinds).map(([value, label]) => ({ value, label }))}
          value={values.kind}
          onChange={(event) => change({ kind: kindOf(event.currentTarget.value) })}
          data-autofocus
        />
        <NativeSelect
          label="Length"
          data={[...new Set([...lengths, values.minutes])].map((value) => ({
            value,
            label: `${value} minutes`,
          }))}
          value={values.minutes}
          error={errors['minutes']}
          onChange={(event) => change({ minutes: event.currentTarget.value })}
        />
      </SimpleGrid>
      {values.kind === 'video' && (
        <TextInput
          label="Link of the video call"
          type="url"
          placeholder="https://"
          value={values.link}
          error={errors['link']}
          onChange={(event) => change({ link: event.currentTarget.value })}
        />
      )}
      {values.kind !== 'video' && (
        <TextInput
          label={values.kind === 'phone' ? 'Phone number (optional)' : 'Address'}
          maxLength={300}
          value={values.place}
          error={errors['place']}
          onChange={(event) => change({ place: event.currentTarget.value })}
        />
      )}
      <MultiSelect
        label="Interviewers"
        data={members.map((member) => ({ value: member.id, label: member.email }))}
        value={values.interviewers}
        error={errors['interviewers']}
        onChange={(interviewers) => change({ interviewers })}
      />
      <Select
        label="Time zone"
        description="The candidate sees the times in their own zone."
        searchable
        allowDeselect={false}
        data={allZones(values.zone).map((zone) => ({ value: zone, label: zoneWords(zone) }))}
        value={values.zone}
        error={errors['time_zone']}
        onChange={(zone) => zone !== null && change({ zone })}
      />
      <TimeRows
        times={values.times}
        zone={values.zone}
        errors={errors}
        onChange={(times) => change({ times, agreed: values.agreed && times.length === 1 })}
      />
      {interview?.starts_at && (
        <Text size="sm" c="dimmed">
          Booked for {dayWords(interview.starts_at, values.zone)},{' '}
          {spanWords(interview.starts_at, interview.minutes, values.zone)}. While this time is among those
          above it stays booked; without it the candidate is asked to choose again.
        </Text>
      )}
      {values.times.length === 1 && (
        <Checkbox
          label="We have agreed on this time already: book it at once"
          checked={values.agreed}
          onChange={(event) => change({ agreed: event.currentTarget.checked })}
        />
      )}
      <Textarea
        label="Message to the candidate (optional)"
        autosize
        minRows={3}
        maxLength={2000}
        value={values.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      {canMove && (
        <Checkbox
          label="Move the application to the interview stage"
          checked={moves}
          onChange={(event) => setMoves(event.currentTarget.checked)}
        />
      )}
    </CheckedForm>
  );
}

function useSave({ applicant, interview, onClose }: Props, moves: boolean) {
  const client = useQueryClient();
  const [idempotencyKey, setKey] = useState(() => freshKey());
  return useMutation({
    mutationFn: async (value: InterviewInput) => {
      if (interview !== null) {
        const body = { version: interview.version, value };
        return call(interviewsApi.changeInterview, { params: { id: interview.id }, body });
      }
      const params = { id: applicant.id };
      const answer = await call(interviewsApi.proposeInterview, { params, body: value, idempotencyKey });
      if (moves && (applicant.stage === 'new' || applicant.stage === 'screen')) {
        const body = { version: applicant.version, stage: 'interview' };
        await call(applicationsApi.moveApplicant, { params, body }).catch(() => {
          toast.warning('The application was not moved: somebody changed it. Move it yourself.');
        });
      }
      return answer;
    },
    onSuccess: (answer) => {
      client.setQueryData(applicantInterviewsQuery(applicant.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['applicants'] });
      void client.invalidateQueries({ queryKey: ['recruiter'] });
      toast.success('Saved. The candidate is told.');
      onClose();
    },
    onError: () => setKey(freshKey()),
  });
}

function kindOf(value: string): InterviewFormValues['kind'] {
  return value === 'phone' || value === 'on_site' ? value : 'video';
}
