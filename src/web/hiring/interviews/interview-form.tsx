import {
  Checkbox,
  MultiSelect,
  NativeSelect,
  Select,
  SegmentedControl,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type Applicant, applicationsApi } from '../../../api/hiring/applications.ts';
import { type Interview, interviewsApi } from '../../../api/hiring/interviews.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { call } from '../../platform/client.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  interviewFormOf,
  type InterviewFormValues,
  interviewMistakes,
  interviewOf,
  type Start,
} from './interview-form-values.ts';
import { interviewKindLabels } from './interview-labels.ts';
import { applicantInterviewsQuery } from './interview-queries.ts';
import { allZones, dayLabel, spanLabel, zoneLabels } from './interview-times.ts';
import { FreeTimes } from './free-times.tsx';
import { PickFields } from './pick-fields.tsx';
import { TimeRows } from './time-rows.tsx';
import { t } from '../../platform/messages.ts';

type Props = {
  applicant: Applicant;
  interview: Interview | null;
  /** When it is to be, where that was chosen in the calendar. */
  start?: Start;
  onClose: () => void;
};

const lengths = ['15', '30', '45', '60', '90', '120', '180', '240'];

/** Plans an interview with an applicant, or changes one. */
export function InterviewForm(props: Props) {
  const { applicant, interview, onClose } = props;
  const [moves, setMoves] = useState(isEarly(applicant));
  const made = useInterviewForm(props, moves);
  const { values, getInputProps: field } = made.form;
  return (
    <DialogForm
      form={made}
      submit={
        values.agreed && !values.picks
          ? t('interviews.bookInterview')
          : interview === null
            ? t(values.picks ? 'interviews.sendInvitation' : 'interviews.sendProposal')
            : t('interviews.saveChanges')
      }
      onBack={onClose}
    >
      <KindFields form={made.form} />
      <Interviewers form={made.form} />
      <When form={made.form} interview={interview} applicant={applicant} />
      <Textarea
        label={t('interviews.messageToCandidate')}
        autosize
        minRows={3}
        maxLength={2000}
        {...field('message')}
      />
      {interview === null && isEarly(applicant) && (
        <Checkbox
          label={t('interviews.moveToInterview')}
          checked={moves}
          onChange={(event) => setMoves(event.currentTarget.checked)}
        />
      )}
    </DialogForm>
  );
}

type Form = UseFormReturnType<InterviewFormValues>;

function KindFields({ form }: { form: Form }) {
  const { values, getInputProps: field } = form;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label={t('interviews.kind')}
          data={Object.entries(interviewKindLabels).map(([value, label]) => ({ value, label }))}
          value={values.kind}
          onChange={(event) => form.setFieldValue('kind', kindOf(event.currentTarget.value))}
          data-autofocus
        />
        <NativeSelect
          label={t('interviews.length')}
          data={[...new Set([...lengths, values.minutes])].map((value) => ({
            value,
            label: t('interviews.minutes', { count: Number(value) }),
          }))}
          {...field('minutes')}
        />
      </SimpleGrid>
      {values.kind === 'video' && (
        <TextInput label={t('interviews.callLink')} type="url" placeholder="https://" {...field('link')} />
      )}
      {values.kind !== 'video' && (
        <TextInput
          label={values.kind === 'phone' ? t('interviews.phoneNumber') : t('interviews.address')}
          maxLength={300}
          {...field('place')}
        />
      )}
    </>
  );
}

function Interviewers({ form }: { form: Form }) {
  const members = useQuery(membersQuery).data?.items ?? [];
  return (
    <MultiSelect
      label={t('interviews.interviewers')}
      data={memberOptions(members)}
      {...form.getInputProps('interviewers')}
    />
  );
}

function When(props: { form: Form; interview: Interview | null; applicant: Applicant }) {
  const { form, interview, applicant } = props;
  const { values, errors } = form;
  return (
    <>
      <SegmentedControl
        aria-label={t('interviews.howScheduled')}
        fullWidth
        data={[
          { value: 'times', label: t('interviews.proposeTimes') },
          { value: 'pick', label: t('interviews.candidatePicks') },
        ]}
        value={values.picks ? 'pick' : 'times'}
        onChange={(value) => form.setFieldValue('picks', value === 'pick')}
      />
      <Select
        label={t('interviews.timeZone')}
        description={t('interviews.zoneHint')}
        searchable
        allowDeselect={false}
        data={allZones(values.time_zone).map((zone) => ({ value: zone, label: zoneLabels(zone) }))}
        value={values.time_zone}
        error={errors['time_zone']}
        onChange={(zone) => zone !== null && form.setFieldValue('time_zone', zone)}
      />
      {values.picks ? (
        <PickFields form={form} applicantId={applicant.id} />
      ) : (
        <Times form={form} applicantId={applicant.id} />
      )}
      {interview?.starts_at && (
        <Text size="sm" c="dimmed">
          {t(values.picks ? 'interviews.bookedWithin' : 'interviews.bookedFor', {
            time: `${dayLabel(interview.starts_at, values.time_zone)}, ${spanLabel(interview.starts_at, interview.minutes, values.time_zone)}`,
          })}
        </Text>
      )}
    </>
  );
}

/** The times that are proposed, typed or found. */
function Times({ form, applicantId }: { form: Form; applicantId: string }) {
  const { values, errors } = form;
  return (
    <>
      <TimeRows
        times={values.times}
        zone={values.time_zone}
        errors={errors}
        onChange={(times) => form.setValues({ times, agreed: values.agreed && times.length === 1 })}
      />
      <FreeTimes applicantId={applicantId} form={form} />
      {values.times.length === 1 && (
        <Checkbox
          label={t('interviews.alreadyAgreed')}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
      )}
    </>
  );
}

function useInterviewForm(props: Props, moves: boolean) {
  const { applicant, interview, start, onClose } = props;
  const me = useSession().user?.id ?? '';
  const client = useQueryClient();
  return useMutationForm({
    initialValues: interviewFormOf(interview, me, start),
    draft: draftOf(props),
    validate: interviewMistakes,
    save: async (values, idempotencyKey) => {
      const value = interviewOf(values);
      if (interview !== null) {
        const body = { version: interview.version, value };
        return call(interviewsApi.changeInterview, { params: { id: interview.id }, body });
      }
      const params = { id: applicant.id };
      const answer = await call(interviewsApi.proposeInterview, { params, body: value, idempotencyKey });
      if (moves && isEarly(applicant)) {
        const body = { version: applicant.version, stage: 'interview' };
        await call(applicationsApi.moveApplicant, { params, body }).catch(() => {
          toast.warning(t('interviews.notMoved'));
        });
      }
      return answer;
    },
    saved: t('interviews.saved'),
    onSaved: (answer) => {
      client.setQueryData(applicantInterviewsQuery(applicant.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['applicants'] });
      void client.invalidateQueries({ queryKey: ['recruiter'] });
      onClose();
    },
  });
}

function draftOf({ applicant, interview, start }: Props): string {
  if (interview !== null) return `interview ${interview.id}`;
  return `interview with ${applicant.id}${start ? ` at ${start.date} ${start.clock}` : ''}`;
}

function isEarly({ stage }: Applicant): boolean {
  return stage === 'new' || stage === 'screen';
}

function kindOf(value: string): InterviewFormValues['kind'] {
  return value === 'phone' || value === 'on_site' ? value : 'video';
}
