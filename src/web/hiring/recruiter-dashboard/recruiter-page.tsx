import { Group, Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { NamePrompt } from '../../identity/settings/name-prompt.tsx';
import { SsoBanner } from '../../identity/settings/sso-banner.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { DaysSwitch } from '../reports/days-switch.tsx';
import { Postings } from './postings.tsx';
import { ReportsSection } from '../reports/reports-section.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { TodayCard } from './today-card.tsx';
import { Starts } from './starts.tsx';
import { seesAllJobs } from './sees-all-jobs.ts';
import classes from './recruiter-page.module.css';
import { RecentApplicants } from './recent-applicants.tsx';
import {
  endOfToday,
  postingsQuery,
  recruiterDashboardQuery,
  shortList,
  toDoQuery,
  todayQuery,
} from './recruiter-queries.ts';
import { useRecruiterScreen } from './recruiter-screen.ts';
import { ScopeSwitch } from './scope-switch.tsx';
import { StatCards, StatCardsSkeleton } from './stat-cards.tsx';
import { type PostingSearch, readPostingSearch } from './posting-search.ts';
import { usePostingSearch } from './use-posting-search.ts';
import { t } from '../../platform/messages.ts';

function CompanyLink({ name }: { name: string }) {
  return (
    <TextLink
      to="/settings/$section"
      params={{ section: 'company' }}
      inherit
      c="inherit"
      underline="hover"
      className={classes.wide ?? ''}
    >
      {name}
    </TextLink>
  );
}

/** The employer's dashboard: what waits and what is on today, four figures, the postings, how hiring goes, the newest applicants. */
export function RecruiterPage() {
  const { user } = useSession();
  const [search, setSearch] = usePostingSearch('/recruiter');
  const { scope, days = '30' } = search;
  const whose = scope ?? 'mine';
  useRecruiterScreen(days, whose);
  const dashboard = useQuery(recruiterDashboardQuery(days));
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title={t('recruiterDashboard.heading')}
        beside
        context={user?.company && <CompanyLink name={user.company.name} />}
        action={
          <>
            <Span search={search} onChange={setSearch} at="wide" />
            <LinkButton to="/jobs/create" leftSection={<Plus size={16} aria-hidden />}>
              {t('recruiterDashboard.postNewJob')}
            </LinkButton>
          </>
        }
      />
      <SsoBanner />
      <div className={classes.home}>
        <FirstThings whose={whose} isNew={dashboard.data?.stats.active_jobs.of === 0} />
        <div className={classes.figures}>
          <Span search={search} onChange={setSearch} at="phone" />
          {dashboard.isPending && <StatCardsSkeleton />}
          {dashboard.data && <StatCards stats={dashboard.data.stats} trend={dashboard.data.trend} />}
          {dashboard.isError && !dashboard.data && (
            <ErrorView
              title={t('dashboard.loadFailed')}
              error={dashboard.error}
              onRetry={() => void dashboard.refetch()}
            />
          )}
        </div>
        <Stack component="section" gap="sm" aria-labelledby="postings">
          <Group justify="space-between">
            <Title order={2} id="postings">
              {t('recruiterDashboard.jobPostings')}
            </Title>
            {seesAllJobs(user) && <ScopeSwitch search={search} onChange={setSearch} />}
          </Group>
          <Postings search={postingsOf(search)} whole={false} />
        </Stack>
        <BelowPostings search={search} newest={dashboard.data?.recent_applicants} />
      </div>
    </div>
  );
}

/** What waits and what is on today; ways to start where there is neither, nor a job. */
function FirstThings({ whose, isNew }: { whose: 'mine' | 'team'; isNew: boolean }) {
  const toDo = useQuery(toDoQuery({ scope: whose })).data?.items;
  const today = useQuery(todayQuery(whose)).data;
  const jobs = useInfiniteQuery(postingsQuery({}, shortList));
  if (isNew && jobs.data?.pages[0]?.total === 0 && toDo?.every(({ count }) => count === 0)) return <Starts />;
  return (
    <div className={classes.work}>
      <ToDoCard whose={{ scope: whose }} />
      {today && (
        <TodayCard
          scope={whose}
          interviews={today.items.filter(({ starts_at: at }) => at !== null && at < endOfToday())}
          total={toDo?.find(({ kind }) => kind === 'interviews_today')?.count ?? 0}
        />
      )}
    </div>
  );
}

/** Over how many days figures look back; where there is room in the head, else above the figures. */
function Span(props: {
  search: PostingSearch;
  onChange: (next: PostingSearch) => void;
  at: 'wide' | 'phone';
}) {
  const { search, onChange, at } = props;
  return (
    <div className={at === 'wide' ? classes.wide : classes.phone}>
      <DaysSwitch
        days={search.days ?? '30'}
        onChange={(days) => onChange(readPostingSearch({ ...search, days }))}
      />
    </div>
  );
}

type Newest = ComponentProps<typeof RecentApplicants>['rows'];

/** What stands below the postings, whose number says where: it comes once that is known, so that it does not jump into view. */
function BelowPostings(props: { search: PostingSearch; newest: Newest | undefined }) {
  const { search, newest } = props;
  const { isPending } = useInfiniteQuery(postingsQuery(postingsOf(search), shortList));
  if (isPending) return null;
  return (
    <>
      <NamePrompt />
      <ReportsSection span={{ days: search.days ?? '30' }} whose={{ scope: search.scope ?? 'mine' }} />
      {newest && <RecentApplicants rows={newest} />}
    </>
  );
}

/** The postings that the dashboard lists: one's own, or the team's. */
function postingsOf({ scope }: PostingSearch): PostingSearch {
  return scope ? { scope } : {};
}
