import { Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addedSource, isReferral } from '../../../api/hiring/application-sources.ts';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { useTitle } from '../../platform/ui/use-title.ts';
import { notesQuery } from '../bulk-actions/bulk-queries.ts';
import { applicantInterviewsQuery } from '../interviews/interview-queries.ts';
import { isOpenStage, stagesAsUsual } from '../job-stages/stage-labels.ts';
import { applicantThreadQuery } from '../messages/message-queries.ts';
import classes from './applicant-head.module.css';
import { pipelineQuery } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { type ApplicantTab, applicantTabs } from './applicant-tab.ts';
import { applicantName } from './applicant-name.ts';
import { PreviousNext } from './previous-next.tsx';
import { StageMenu } from './stage-menu.tsx';
import type { Place } from './use-list-position.ts';
import type { Review } from './use-review.ts';
import { t } from '../../platform/messages.ts';

type Props = {
  applicant: Applicant;
  search: ApplicantSearch;
  place: Place | null;
  review: Review;
  tab: ApplicantTab;
};

/** Who it is, for which job and at which stage, what can be decided, and the ways to the parts of the page. */
export function ApplicantHead(props: Props) {
  const { applicant, search, place, review } = props;
  const { moves, dialog, setDialog } = review;
  const name = applicantName(applicant.candidate);
  useTitle(name);
  return (
    <div className={classes.head}>
      <div className={classes.crumbs}>
        <BackToList search={search} />
        <PreviousNext place={place} search={search} />
      </div>
      <div className={classes.person}>
        <div className={classes.words}>
          <Title order={1} className={classes.name}>
            {name}
          </Title>
          <About applicant={applicant} />
        </div>
        <div className={classes.decisions}>
          <StageMenu
            applicant={applicant}
            moves={moves}
            opened={dialog === 'stage'}
            onOpened={(opened) => setDialog(opened ? 'stage' : null)}
            onReject={() => setDialog('reject')}
          />
        </div>
      </div>
      <div className={classes.below}>
        <TabList applicant={applicant} tab={props.tab} />
        <Steps applicant={applicant} />
      </div>
    </div>
  );
}

function About({ applicant }: { applicant: Applicant }) {
  const { also_applied: others, candidate } = applicant;
  return (
    <Text component="div" size="sm" c="dimmed" className={classes.about}>
      <TextLink inherit underline="always" to="/jobs/$id" params={{ id: applicant.job_id }}>
        {applicant.job_title}
      </TextLink>
      <span>{t(cameBy(applicant.source), { day: formatDate(applicant.created_at) })}</span>
      {candidate.location !== '' && <span>{candidate.location}</span>}
      {others[0] && (
        <TextLink inherit to="/applicants/$id" params={{ id: others[0].id }}>
          {t('applications.alsoApplied', { title: others[0].job_title })}
        </TextLink>
      )}
      {others.length > 1 && <span>{t('applications.andMore', { count: others.length - 1 })}</span>}
    </Text>
  );
}

function cameBy(source: string) {
  if (isReferral(source)) return 'applications.referredOn';
  return source === addedSource ? 'applications.addedOn' : 'applications.appliedOn';
}

function BackToList({ search }: { search: ApplicantSearch }) {
  const { job, ...rest } = search;
  return job ? (
    <TextLink size="sm" to="/jobs/$id/applicants" params={{ id: job }} search={rest}>
      {t('applications.jobApplicants')}
    </TextLink>
  ) : (
    <TextLink size="sm" to="/applicants" search={rest}>
      {t('applications.allApplicants')}
    </TextLink>
  );
}

const labels: Record<ApplicantTab, string> = {
  review: t('applications.review'),
  resume: t('applications.resume'),
  messages: t('applications.messages'),
  interviews: t('applications.interviews'),
  notes: t('applications.notes'),
  offer: t('applications.offer'),
  files: t('applications.files'),
  timeline: t('applications.timeline'),
};

function TabList({ applicant: { id }, tab }: { applicant: Applicant; tab: ApplicantTab }) {
  const list = useRef<HTMLDivElement>(null);
  const counts: Partial<Record<ApplicantTab, number | undefined>> = {
    messages: useQuery(applicantThreadQuery(id)).data?.unread,
    interviews: useQuery(applicantInterviewsQuery(id)).data?.items.length,
    notes: useQuery(notesQuery(id)).data?.items.length,
  };
  // On a narrow screen the tabs are wider than it: the open one is in sight.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[aria-selected='true']`);
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - 96;
  }, [tab]);
  return (
    <Tabs.List ref={list} className={classes.tabs} aria-label={t('applications.thisApplicant')}>
      {applicantTabs.map((name) => (
        <Tabs.Tab key={name} value={name} className={classes.tab} data-tab={name}>
          {labels[name]}
          {(counts[name] ?? 0) > 0 && (
            <span className={classes.count} data-new={name === 'messages'}>
              {counts[name]}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** The way from the first stage to the last, as far as the applicant has come. */
function Steps({ applicant }: { applicant: Applicant }) {
  const { data: pipeline } = useQuery(pipelineQuery(applicant.job_id));
  const [now] = useState(() => Date.now());
  const days = Math.max(0, Math.floor((now - Date.parse(applicant.stage_since)) / dayMs));
  const stages = (pipeline?.stages ?? stagesAsUsual).filter(
    ({ kind }) => isOpenStage(kind) || kind === 'hired',
  );
  const at = stages.findIndex(({ key }) => key === applicant.stage_key);
  if (at === -1 || stages.length > MOST_STEPS) return null;
  return (
    <ol
      className={classes.steps}
      aria-label={t('applications.stageSince', { stage: applicant.stage_name, days })}
    >
      {stages.map(({ key, name }, index) => (
        <li key={key} data-at={index < at ? 'before' : index === at ? 'here' : 'ahead'}>
          {name}
          {index === at && <small>{t('applications.daysShort', { days })}</small>}
        </li>
      ))}
    </ol>
  );
}

const MOST_STEPS = 6;
