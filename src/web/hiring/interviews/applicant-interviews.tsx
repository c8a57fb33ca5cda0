import { Alert, Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { type Interview, interviewsApi } from '../../../api/hiring/interviews.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { EditableListCard, NothingHere } from '../applications/editable-list-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { call } from '../../platform/client.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { InterviewForm } from './interview-form.tsx';
import { interviewKindLabels, kindAndLength } from './interview-labels.ts';
import { applicantInterviewsQuery } from './interview-queries.ts';
import { dayLabel, elsewhereLabel, isPast, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import { listed, pickLabel } from './pick-labels.ts';
import classes from './interviews.module.css';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { t } from '../../platform/messages.ts';

/** The interviews with an applicant: planned here, booked by the candidate, changed and cancelled from both sides. */
export function ApplicantInterviews({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantInterviewsQuery(applicant.id));
  const canPlan = isOpenStage(applicant.stage);
  if (!canPlan && data?.items.length === 0) return <NothingHere text={t('applications.noInterviews')} />;
  return (
    <EditableListCard
      id="interviews"
      title={t('interviews.interviews')}
      about={applicantName(applicant.candidate)}
      items={data?.items}
      isError={isError}
      show={(item, onChange) => <Planned interview={item} canPlan={canPlan} onChange={onChange} />}
      canAdd={canPlan}
      labels={{ add: t('interviews.propose'), change: t('interviews.changeInterview') }}
      form={(interview, onClose) => (
        <InterviewForm applicant={applicant} interview={interview} onClose={onClose} />
      )}
    />
  );
}

type PlannedProps = { interview: Interview; canPlan: boolean; onChange: () => void };

function Planned(props: PlannedProps) {
  const { interview } = props;
  const zone = ownZone();
  const { status, starts_at: startsAt } = interview;
  return (
    <>
      <Summary interview={interview} zone={zone} />
      {startsAt !== null && interview.candidate_zone !== null && (
        <TheirClock instant={startsAt} there={interview.candidate_zone} />
      )}
      {status === 'proposed' && <Proposed interview={interview} zone={zone} />}
      {status === 'asked' && (
        <Text size="sm">
          {interview.wish === ''
            ? t('interviews.noTimeWorked')
            : t('interviews.quoted', { text: interview.wish })}{' '}
          {interview.candidate_zone
            ? t('interviews.theirZone', {
                zone: zoneLabels(interview.candidate_zone),
              })
            : ''}
        </Text>
      )}
      {interview.cancel_reason !== '' && (
        <Text size="sm">{t('interviews.quoted', { text: interview.cancel_reason })}</Text>
      )}
      {status !== 'cancelled' && <InterviewButtons {...props} />}
    </>
  );
}

/** When it is and how it stands, of which kind, where, and who leads it. */
function Summary({ interview, zone }: { interview: Interview; zone: string }) {
  const { kind, minutes, starts_at: startsAt } = interview;
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Text size="sm" fw={500}>
          {startsAt === null
            ? kindAndLength(interview)
            : `${dayLabel(startsAt, zone)}, ${spanLabel(startsAt, minutes, zone)}`}
        </Text>
        <StatusBadge interview={interview} />
      </Group>
      <Text size="xs" c="dimmed">
        {startsAt === null ? '' : `${interviewKindLabels[kind]}. `}
        {interview.place === '' ? '' : `${interview.place}. `}
        {interview.interviewers.length === 0
          ? t('interviews.noInterviewer')
          : t('interviews.ledBy', { people: interview.interviewers.map(({ name }) => name).join(', ') })}
      </Text>
    </>
  );
}

/** What can be done with an interview that was not cancelled. */
function InterviewButtons({ interview, canPlan, onChange }: PlannedProps) {
  const { id, status, link, starts_at: startsAt, ends_at: endsAt } = interview;
  const isAhead = endsAt === null || !isPast(endsAt);
  return (
    <Group gap="xs">
      {link !== '' && isAhead && (
        <Anchor size="sm" underline="always" href={link} target="_blank" rel="noopener noreferrer nofollow">
          {t('interviews.openCall')}
        </Anchor>
      )}
      <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id }}>
        {t('interviews.kit')}
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
          {t('interviews.calendarFile')}
        </Button>
      )}
      {isAhead && canPlan && (
        <Button size="compact-sm" variant="default" onClick={onChange}>
          {status === 'asked' ? t('interviews.proposeOtherTimes') : t('interviews.change')}
        </Button>
      )}
      {isAhead && <CancelInterview interview={interview} />}
    </Group>
  );
}

function CancelInterview({ interview }: { interview: Interview }) {
  const { id, version, application_id: applicationId } = interview;
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      call(interviewsApi.cancelInterview, { params: { id }, body: { version, reason } }),
    onSuccess: (answer) => {
      client.setQueryData(applicantInterviewsQuery(applicationId).queryKey, answer);
      toast.success(t('interviews.cancelledForAll'));
    },
    onError: (error) => {
      toast.error(error.message);
      return client.invalidateQueries({ queryKey: ['applicants', 'interviews'] });
    },
  });
  return (
    <ReasonButton
      label={t('interviews.cancel')}
      variant="subtle"
      danger
      size="compact-sm"
      title={t('interviews.confirmCancel')}
      text={t('interviews.cancelWarning')}
      field={t('interviews.messageToCandidate')}
      about={id}
      confirmLabel={t('interviews.cancelInterview')}
      onConfirm={cancel.mutateAsync}
    />
  );
}

function StatusBadge({ interview: { status, ends_at: endsAt, cancelled_by: by } }: { interview: Interview }) {
  if (status === 'cancelled') {
    return (
      <Badge color="gray">
        {by === 'candidate' ? t('interviews.cancelledByCandidate') : t('interviews.cancelled')}
      </Badge>
    );
  }
  if (status === 'asked') return <Badge color="orange">{t('interviews.askedForOtherTimes')}</Badge>;
  if (status === 'proposed') return <Badge color="yellow">{t('interviews.waitingForCandidate')}</Badge>;
  const isOver = endsAt !== null && isPast(endsAt);
  return (
    <Badge color={isOver ? 'gray' : 'green'}>{isOver ? t('interviews.held') : t('interviews.booked')}</Badge>
  );
}

function TheirClock({ instant, there }: { instant: string; there: string }) {
  const elsewhere = elsewhereLabel(instant, ownZone(), there);
  return elsewhere === null ? null : (
    <Text size="xs">{t('interviews.forCandidate', { time: elsewhere })}</Text>
  );
}

function Proposed({ interview, zone }: { interview: Interview; zone: string }) {
  if (interview.pick) return <ToPick interview={interview} pick={interview.pick} />;
  return (
    <ul className={classes.proposals}>
      {interview.times.map(({ starts_at: at, free }) => (
        <li key={at}>
          <Text size="sm" {...(free ? {} : { c: 'dimmed' })}>
            {proposalLabel(
              `${dayLabel(at, zone)}, ${spanLabel(at, interview.minutes, zone)}`,
              free,
              isPast(at),
            )}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** In which days the candidate picks a time, and whose calendar is not known meanwhile. */
function ToPick({ interview, pick }: { interview: Interview; pick: NonNullable<Interview['pick']> }) {
  const unread = interview.interviewers.filter((one) => one.calendar_unread).map(({ name }) => name);
  return (
    <>
      <Text size="sm">{pickLabel(pick)}</Text>
      {unread.length > 0 && (
        <Alert color="orange" p="xs">
          {t('interviews.calendarsUnread', { people: listed(unread) })}
        </Alert>
      )}
    </>
  );
}

function proposalLabel(time: string, free: boolean, past: boolean): string {
  if (free) return time;
  return past ? t('interviews.timePast', { time }) : t('interviews.timeBusy', { time });
}
