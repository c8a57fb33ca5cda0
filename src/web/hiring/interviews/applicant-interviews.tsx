import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { type Interview, interviewKinds, interviewsApi } from '../../../api/hiring/interviews.ts';
import { applicantName } from '../applications/applicants-table.tsx';
import { PaperCard } from '../applications/paper-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { ApiError, call } from '../../platform/client.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { InterviewForm } from './interview-form.tsx';
import { applicantInterviewsQuery } from './interview-queries.ts';
import { dayLabel, elsewhereLabel, isPast, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import classes from './interviews.module.css';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';

/** The interviews with an applicant: planned here, booked by the candidate, changed and cancelled from both sides. */
export function ApplicantInterviews({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantInterviewsQuery(applicant.id));
  const [editing, setEditing] = useState<Interview | 'new' | null>(null);
  const canPlan = isOpenStage(applicant.stage);
  if (!canPlan && (!data || data.items.length === 0)) return null;
  return (
    <PaperCard
      id="interviews"
      title="Interviews"
      items={data?.items}
      isError={isError}
      show={(item) => <Planned interview={item} canPlan={canPlan} onChange={() => setEditing(item)} />}
      add={canPlan ? 'Propose an interview' : null}
      onAdd={() => setEditing('new')}
      dialog={{
        title: `${editing === 'new' ? 'Propose an interview' : 'Change the interview'}: ${applicantName(applicant.candidate)}`,
        form:
          editing === null ? null : (
            <InterviewForm
              applicant={applicant}
              interview={editing === 'new' ? null : editing}
              onClose={() => setEditing(null)}
            />
          ),
        onClose: () => setEditing(null),
      }}
    />
  );
}

function Planned(props: { interview: Interview; canPlan: boolean; onChange: () => void }) {
  const { interview } = props;
  const client = useQueryClient();
  const zone = ownZone();
  const { id, version, kind, minutes, starts_at: startsAt, ends_at: endsAt, status } = interview;
  const isOver = endsAt !== null && isPast(endsAt);
  const isAhead = status !== 'cancelled' && !isOver;
  async function cancel(reason: string) {
    try {
      const answer = await call(interviewsApi.cancelInterview, { params: { id }, body: { version, reason } });
      client.setQueryData(applicantInterviewsQuery(interview.application_id).queryKey, answer);
      toast.success('The interview is cancelled; everybody is told.');
      return true;
    } catch (error) {
      toast.error(error instanceof ApiError ? error.title : 'The interview could not be cancelled.');
      await client.invalidateQueries({ queryKey: ['applicants', 'interviews'] });
      return false;
    }
  }
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={500}>
          {startsAt === null
            ? `${interviewKinds[kind]}, ${minutes} minutes`
            : `${dayLabel(startsAt, zone)}, ${spanLabel(startsAt, minutes, zone)}`}
        </Text>
        <StatusBadge interview={interview} />
      </Group>
      <Text size="xs" c="dimmed">
        {startsAt === null ? '' : `${interviewKinds[kind]}. `}
        {interview.place === '' ? '' : `${interview.place}. `}
        {interview.interviewers.length === 0
          ? 'Nobody leads it any more.'
          : `Led by ${interview.interviewers.map(({ email }) => email).join(', ')}.`}
      </Text>
      {startsAt !== null && interview.candidate_zone !== null && (
        <TheirClock instant={startsAt} there={interview.candidate_zone} />
      )}
      {status === 'proposed' && <Proposed interview={interview} zone={zone} />}
      {status === 'asked' && (
        <Text size="sm">
          {interview.wish === '' ? 'None of the times suited.' : `“${interview.wish}”`}
          {interview.candidate_zone ? ` Their time zone is ${zoneLabels(interview.candidate_zone)}.` : ''}
        </Text>
      )}
      {interview.cancel_reason !== '' && <Text size="sm">“{interview.cancel_reason}”</Text>}
      {status !== 'cancelled' && (
        <Group gap="xs">
          {interview.link !== '' && isAhead && (
            <Anchor
              size="sm"
              underline="always"
              href={interview.link}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              Open the call
            </Anchor>
          )}
          <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id }}>
            Interview kit
          </LinkButton>
          {startsAt !== null && (
            <Button
              component="a"
              size="compact-sm"
              variant="default"
              href={`/api/interviews/${id}/calendar`}
              download="interview.ics"
              leftSection={<CalendarPlus size={16} aria-hidden />}
            >
              Calendar file
            </Button>
          )}
          {isAhead && props.canPlan && (
            <Button size="compact-sm" variant="default" onClick={props.onChange}>
              {status === 'asked' ? 'Propose other times' : 'Change'}
            </Button>
          )}
          {isAhead && (
            <ReasonButton
              label="Cancel"
              variant="subtle"
              danger
              size="compact-sm"
              title="Cancel this interview?"
              text="The candidate and the interviewers are told, and it goes from their calendars."
              field="What the candidate is told (optional)"
              confirmLabel="Cancel interview"
              onConfirm={cancel}
            />
          )}
        </Group>
      )}
    </>
  );
}

function StatusBadge({ interview: { status, ends_at: endsAt, cancelled_by: by } }: { interview: Interview }) {
  if (status === 'cancelled') {
    return <Badge color="gray">{by === 'candidate' ? 'Cancelled by the candidate' : 'Cancelled'}</Badge>;
  }
  if (status === 'asked') return <Badge color="orange">Asks for other times</Badge>;
  if (status === 'proposed') return <Badge color="yellow">Waits for the candidate</Badge>;
  const isOver = endsAt !== null && isPast(endsAt);
  return <Badge color={isOver ? 'gray' : 'green'}>{isOver ? 'Held' : 'Booked'}</Badge>;
}

function TheirClock({ instant, there }: { instant: string; there: string }) {
  const said = elsewhereLabel(instant, ownZone(), there);
  return said === null ? null : <Text size="xs">For the candidate: {said}</Text>;
}

function Proposed({ interview, zone }: { interview: Interview; zone: string }) {
  return (
    <ul className={classes.proposals}>
      {interview.times.map(({ starts_at: at, free }) => (
        <li key={at}>
          <Text size="sm" {...(free ? {} : { c: 'dimmed' })}>
            {dayLabel(at, zone)}, {spanLabel(at, interview.minutes, zone)}
            {free ? '' : isPast(at) ? ' (past)' : ' (an interviewer is taken)'}
          </Text>
        </li>
      ))}
    </ul>
  );
}
