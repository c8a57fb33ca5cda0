import { SimpleGrid, Skeleton } from '@mantine/core';
import type { RecruiterStats, RecruiterTrend } from '../../../api/identity/companies.ts';
import { formatCount, formatNumber } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { Stat } from '../../platform/ui/stat.tsx';
import classes from './work-table.module.css';

/** The employer's four figures, each with its definition; "n/a" where there is nothing to count. */
export function StatCards({ stats, trend }: { stats: RecruiterStats; trend: RecruiterTrend }) {
  const { active_jobs, total_applicants, average_fit, interview_rate } = stats;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }} className={classes.figures}>
      <Stat
        heading="h2"
        name="Active Jobs"
        definition="Your open postings, without samples. Below: how many you published in the last days, and in as many days before."
        title={<TextLink to="/recruiter/jobs">Active Jobs</TextLink>}
        value={plain(active_jobs.value)}
        changes={countsOf('published', trend.active_jobs, trend.days)}
      />
      <Stat
        heading="h2"
        name="Total Applicants"
        definition="Distinct people who applied to your open postings. Below: those who applied in the last days, and in as many days before."
        title={<TextLink to="/applicants">Total Applicants</TextLink>}
        value={plain(total_applicants.value)}
        changes={countsOf('new', trend.total_applicants, trend.days)}
      />
      <Stat
        heading="h2"
        name="Average Fit Score"
        definition="The mean skills match of scored applications. Below: of applications received in the last days, and in as many days before."
        value={percent(average_fit.value)}
        changes={sharesOf(trend.average_fit, trend.days)}
        note={`${plain(average_fit.of)} scored, ${plain(average_fit.unscored)} unscored`}
      />
      <Stat
        heading="h2"
        name="Interview Rate"
        definition="Applications that reached an interview, out of those decided or older than 14 days. Below: of applications received in the last days, and in as many days before."
        value={percent(interview_rate.value)}
        changes={sharesOf(trend.interview_rate, trend.days)}
        note={`of ${formatCount(interview_rate.of, 'application')}`}
      />
    </SimpleGrid>
  );
}

/** The four figures while they are on their way. */
export function StatCardsSkeleton() {
  return (
    <SimpleGrid
      cols={{ base: 2, md: 4 }}
      spacing={{ base: 'xs', sm: 'lg' }}
      className={classes.figures}
      aria-busy
    >
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} height="100%" radius="md" />
      ))}
    </SimpleGrid>
  );
}

type Move = { recent: number | null; before: number | null };

/** What was counted within the last days, and within as many before where there was anything. */
function countsOf(what: string, { recent, before }: Move, days: number): string[] {
  const now = `Last ${days} days: ${plain(recent)} ${what}`;
  return before ? [now, `${days} days before: ${plain(before)}`] : [now];
}

/** The same of a share; none where there was nothing to take it of. */
function sharesOf({ recent, before }: Move, days: number): string[] {
  const now = `Last ${days} days: ${recent === null ? 'no data' : percent(recent)}`;
  return before === null ? [now] : [now, `${days} days before: ${percent(before)}`];
}

function plain(value: number | null): string {
  return value === null ? 'n/a' : formatNumber(value);
}

function percent(value: number | null): string {
  return value === null ? 'n/a' : `${Math.round(value)}%`;
}
