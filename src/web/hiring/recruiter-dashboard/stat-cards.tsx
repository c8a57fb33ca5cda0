import { SimpleGrid, Skeleton } from '@mantine/core';
import type { RecruiterStats, RecruiterTrend } from '../../../api/identity/companies.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { Stat } from '../../platform/ui/stat.tsx';
import classes from './work-table.module.css';
import { t } from '../../platform/messages.ts';

/** The employer's four figures, each with its definition; "n/a" where there is nothing to count. */
export function StatCards({ stats, trend }: { stats: RecruiterStats; trend: RecruiterTrend }) {
  const { active_jobs, total_applicants, average_fit, interview_rate } = stats;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }} className={classes.figures}>
      <Stat
        heading="h2"
        name={t('recruiterDashboard.activeJobs')}
        definition={t('recruiterDashboard.aboutActiveJobs')}
        title={<TextLink to="/recruiter/jobs">{t('recruiterDashboard.activeJobs')}</TextLink>}
        value={plain(active_jobs.value)}
        changes={countsOf(publishedRecently, trend.active_jobs, trend.days)}
      />
      <Stat
        heading="h2"
        name={t('recruiterDashboard.totalApplicants')}
        definition={t('recruiterDashboard.aboutTotalApplicants')}
        title={<TextLink to="/applicants">{t('recruiterDashboard.totalApplicants')}</TextLink>}
        value={plain(total_applicants.value)}
        changes={countsOf(newRecently, trend.total_applicants, trend.days)}
      />
      <Stat
        heading="h2"
        name={t('recruiterDashboard.averageFit')}
        definition={t('recruiterDashboard.aboutAverageFit')}
        value={percent(average_fit.value)}
        changes={sharesOf(trend.average_fit, trend.days)}
        note={t('recruiterDashboard.scoredOf', {
          scored: plain(average_fit.of),
          unscored: plain(average_fit.unscored),
        })}
      />
      <Stat
        heading="h2"
        name={t('recruiterDashboard.interviewRate')}
        definition={t('recruiterDashboard.aboutInterviewRate')}
        value={percent(interview_rate.value)}
        changes={sharesOf(trend.interview_rate, trend.days)}
        note={t('recruiterDashboard.ofApplications', { count: interview_rate.of })}
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
type Recently = (values: { days: number; count: string }) => string;
const publishedRecently: Recently = (values) => t('recruiterDashboard.publishedRecently', values);
const newRecently: Recently = (values) => t('recruiterDashboard.newRecently', values);

function countsOf(recently: Recently, { recent, before }: Move, days: number): string[] {
  const now = recently({ days, count: plain(recent) });
  return before ? [now, t('recruiterDashboard.beforeThat', { days, value: plain(before) })] : [now];
}

/** The same of a share; none where there was nothing to take it of. */
function sharesOf({ recent, before }: Move, days: number): string[] {
  const now =
    recent === null
      ? t('recruiterDashboard.noDataRecently', { days })
      : t('recruiterDashboard.recently', { days, value: percent(recent) });
  return before === null
    ? [now]
    : [now, t('recruiterDashboard.beforeThat', { days, value: percent(before) })];
}

function plain(value: number | null): string {
  return value === null ? t('recruiterDashboard.notAvailable') : formatNumber(value);
}

function percent(value: number | null): string {
  return value === null
    ? t('recruiterDashboard.notAvailable')
    : t('recruiterDashboard.percent', { value: Math.round(value) });
}
