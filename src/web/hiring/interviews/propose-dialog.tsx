import { Modal, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import { call } from '../../platform/client.ts';
import { applicantQuery } from '../applications/applicant-queries.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { clockOf, type Slot } from './calendar-week.ts';
import { InterviewForm } from './interview-form.tsx';
import { t } from '../../platform/messages.ts';

/** Proposes an interview for a time of the calendar: first with whom, then the rest. */
export function ProposeDialog({ slot, onClose }: { slot: Slot | null; onClose: () => void }) {
  return (
    <Modal
      opened={slot !== null}
      onClose={onClose}
      title={t('interviews.propose')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('interviews.close') }}
    >
      {slot && <Propose slot={slot} onClose={onClose} />}
    </Modal>
  );
}

function Propose({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const [id, setId] = useState<string | null>(null);
  const applicant = useQuery({ ...applicantQuery(id ?? ''), enabled: id !== null }).data;
  return (
    <Stack gap="sm">
      <WhichApplicant id={id} onChoose={setId} />
      {applicant && applicant.id === id && (
        <InterviewForm
          key={id}
          applicant={applicant}
          interview={null}
          start={{ date: slot.date, clock: clockOf(slot.start), minutes: String(slot.minutes) }}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}

/** Finds somebody whose application is open by their name. */
function WhichApplicant({ id, onChoose }: { id: string | null; onChoose: (id: string | null) => void }) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({
    queryKey: ['applicants', 'to interview', words],
    queryFn: ({ signal }) =>
      call(applicationsApi.listApplicants, { query: words === '' ? {} : { q: words }, signal }),
  });
  const rows = (found.data?.items ?? []).filter(
    (row) => !['hired', 'rejected', 'withdrawn'].includes(row.stage),
  );
  return (
    <>
      <Select
        label={t('interviews.applicant')}
        searchable
        clearable
        data-autofocus
        placeholder={t('interviews.findApplicant')}
        nothingFoundMessage={found.isPending ? t('interviews.searching') : t('interviews.noApplicant')}
        data={rows.map((row) => ({
          value: row.id,
          label: `${applicantName(row.candidate)} · ${row.job_title}`,
        }))}
        filter={({ options }) => options}
        value={id}
        onChange={onChoose}
        onSearchChange={setTyped}
      />
      {id === null && (
        <Text size="xs" c="dimmed">
          {t('interviews.chooseApplicant')}
        </Text>
      )}
    </>
  );
}
