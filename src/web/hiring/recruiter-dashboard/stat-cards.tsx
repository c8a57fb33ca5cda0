import { SimpleGrid, Skeleton } from '@mantine/core';
import type { RecruiterStats, RecruiterTrend } from '../../../api/identity/companies.ts';
import { formatCount, formatNumber } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { Stat } from '../../platform/ui/stat.tsx';

/** The employer's four figures, each with its definition; "n/a" where there is nothing to count. */
export function StatCards({ stats, trend }: { stats: RecruiterStats; trend: RecruiterTrend }) {
  const { active_jobs, total_applicants, average_fit, interview_rate } = stats;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }}>
      <Stat
        heading="h2"
        name="Active Jobs"
        definition="Your open postings, without samples. Below: how many you published in this period, compared with the one before."
        title={<TextLink to="/recruiter/jobs">Active Jobs</TextLink>}
        value={plain(active_jobs.value)}
        change={changeLabel('published', trend.active_jobs, trend.days, '')}
      />
      <Stat
        heading="h2"
        name="Total Applicants"
        definition="Distinct people who applied to your open postings. Below: in this period, compared with the one before."
        title={<TextLink to="/applicants">Total Applicants</TextLink>}
        value={plain(total_applicants.value)}
        change={changeLabel('came', trend.total_applicants, trend.days, '')}
      />
      <Stat
        heading="h2"
        name="Average Fit Score"
        definition="The mean skills match of scored applications. Below: for applications received in this period."
        value={percent(average_fit.value)}
        change={changeLabel('on average', trend.average_fit, trend.days, '%')}
        note={`${plain(average_fit.of)} scored, ${plain(average_fit.unscored)} unscored`}
      />
      <Stat
        heading="h2"
        name="Interview Rate"
        definition="Applications that reached an interview, out of those decided or older than 14 days. Below: for applications received in this period."
        value={percent(interview_rate.value)}
        change={changeLabel('of those', trend.interview_rate, trend.days, '%')}
        note={`of ${formatCount(interview_rate.of, 'application')}`}
      />
    </SimpleGrid>
  );
}

/** The four figures while they are on their way. */
export function StatCardsSkeleton() {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }} aria-busy>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} height={125} radius="md" />
      ))}
    </SimpleGrid>
  );
}

/** What came in within the days, and how much more or less that is than in as many days before. */
function changeLabel(
  what: string,
  { recent, before }: { recent: number | null; before: number | null },
  days: number,
  unit: '' | '%',
): string {
  if (recent === null) return `No data for ${days} days`;
  const now = `${plain(Math.round(recent))}${unit} ${what} in ${days} days`;
  if (before === null) return now;
  const change = Math.round(recent) - Math.round(before);
  if (change === 0) return `${now}, as before`;
  const size = `${plain(Math.abs(change))}${unit === '%' ? ' points' : ''}`;
  return `${now}, ${size} ${change > 0 ? 'more' : 'fewer'}`.replace('points fewer', 'points less');
}

function plain(value: number | null): string {
  return value === null ? 'n/a' : formatNumber(value);
}

function percent(value: number | null): string {
  return value === null ? 'n/a' : `${Math.round(value)}%`;
}
