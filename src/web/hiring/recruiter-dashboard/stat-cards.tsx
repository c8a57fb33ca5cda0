import { ActionIcon, Skeleton, Text, Tooltip } from '@mantine/core';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecruiterStats, RecruiterTrend } from '../../../api/identity/companies.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './figures.module.css';
import { t } from '../../platform/messages.ts';

type Figure = {
  name: string;
  about: string;
  value: string;
  link?: '/recruiter/jobs' | '/applicants';
  lines: string[];
};

/** The employer's four figures in a strip, each with its definition and how it moves; "n/a" where there is nothing to count. */
export function StatCards({ stats, trend }: { stats: RecruiterStats; trend: RecruiterTrend }) {
  const { active_jobs, total_applicants, average_fit, interview_rate } = stats;
  const { days } = trend;
  const figures: Figure[] = [
    {
      name: t('recruiterDashboard.activeJobs'),
      about: t('recruiterDashboard.aboutActiveJobs'),
      value: plain(active_jobs.value),
      link: '/recruiter/jobs',
      lines: [
        t('recruiterDashboard.publishedRecently', { days, count: plain(trend.active_jobs.recent) }),
        before(trend.active_jobs.before, plain),
      ],
    },
    {
      name: t('recruiterDashboard.totalApplicants'),
      about: t('recruiterDashboard.aboutTotalApplicants'),
      value: plain(total_applicants.value),
      link: '/applicants',
      lines: [
        t('recruiterDashboard.newRecently', { days, count: plain(trend.total_applicants.recent) }),
        before(trend.total_applicants.before, plain),
      ],
    },
    {
      name: t('recruiterDashboard.averageFit'),
      about: t('recruiterDashboard.aboutAverageFit'),
      value: percent(average_fit.value),
      lines: [
        shareLine(trend.average_fit, days),
        t('recruiterDashboard.scoredOf', {
          scored: plain(average_fit.of),
          unscored: plain(average_fit.unscored),
        }),
      ],
    },
    {
      name: t('recruiterDashboard.interviewRate'),
      about: t('recruiterDashboard.aboutInterviewRate'),
      value: percent(interview_rate.value),
      lines: [
        shareLine(trend.interview_rate, days),
        t('recruiterDashboard.ofApplications', { count: interview_rate.of }),
      ],
    },
  ];
  return (
    <div className={classes.strip}>
      {figures.map((figure) => (
        <OneFigure key={figure.name} {...figure} />
      ))}
    </div>
  );
}

function OneFigure({ name, about, value, link, lines }: Figure) {
  const title: ReactNode = link ? (
    <TextLink inherit c="inherit" to={link}>
      {name}
    </TextLink>
  ) : (
    name
  );
  return (
    <section className={classes.figure} aria-label={name}>
      <div className={classes.name}>
        <Text component="h2" size="sm" fw={400} m={0}>
          {title}
        </Text>
        <Tooltip label={about} multiline w={260} withArrow>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${name}: ${about}`}>
            <Info size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <p className={classes.value}>{value}</p>
      {lines.map((line) => (
        <Text key={line} size="xs" c="dimmed">
          {line}
        </Text>
      ))}
    </section>
  );
}

/** The four figures while they are on their way. */
export function StatCardsSkeleton() {
  return (
    <div className={classes.strip} aria-busy>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={classes.figure}>
          <Skeleton height="100%" radius="md" />
        </div>
      ))}
    </div>
  );
}

type Move = { recent: number | null; before: number | null };

/** A share of the last days beside that of as many days before. */
function shareLine({ recent, before: was }: Move, days: number): string {
  if (recent === null) return t('recruiterDashboard.noDataRecently', { days });
  const now = percent(recent);
  return was === null
    ? t('recruiterDashboard.recently', { days, value: now })
    : t('recruiterDashboard.recentlyAndBefore', { days, value: now, before: percent(was) });
}

function before(value: number | null, words: (value: number | null) => string): string {
  return t('recruiterDashboard.beforeThat', { value: words(value) });
}

function plain(value: number | null): string {
  return value === null ? t('recruiterDashboard.notAvailable') : formatNumber(value);
}

function percent(value: number | null): string {
  return value === null
    ? t('recruiterDashboard.notAvailable')
    : t('recruiterDashboard.percent', { value: Math.round(value) });
}
