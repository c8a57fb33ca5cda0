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
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { ReportsSection } from '../reports/reports-section.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { RecentApplicants } from './recent-applicants.tsx';
import { postingsQuery, recruiterDashboardQuery } from './recruiter-queries.ts';
import { useRecruiterScreen } from './recruiter-screen.ts';
import { ScopeSwitch } from './scope-switch.tsx';
import { StatCards, StatCardsSkeleton } from './stat-cards.tsx';
import { type PostingSearch, readPostingSearch } from './posting-search.ts';
import { usePostingSearch } from './use-posting-search.ts';
import { t } from '../../platform/messages.ts';

/** The employer's dashboard: four figures, what waits, the postings, how hiring goes, the newest applicants. */
export function RecruiterPage() {
  const company = useSession().user?.company;
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
        context={
          company && (
            <TextLink
              to="/settings/$section"
              params={{ section: 'company' }}
              inherit
              c="inherit"
              underline="hover"
            >
              {company.name}
            </TextLink>
          )
        }
        action={<Actions search={search} onChange={setSearch} />}
      />
      <SsoBanner />
      <Stack gap="xl">
        {dashboard.isPending && <StatCardsSkeleton />}
        {dashboard.data && <StatCards stats={dashboard.data.stats} trend={dashboard.data.trend} />}
        <ToDoCard whose={{ scope: whose }} />
        {dashboard.isError && !dashboard.data && (
          <ErrorView
            title={t('dashboard.loadFailed')}
            error={dashboard.error}
            onRetry={() => void dashboard.refetch()}
          />
        )}
        <Stack component="section" gap="sm" aria-labelledby="postings">
          <Group justify="space-between">
            <Title order={2} id="postings">
              {t('recruiterDashboard.jobPostings')}
            </Title>
            <ScopeSwitch search={search} onChange={setSearch} />
          </Group>
          <Postings search={postingsOf(search)} whole={false} />
        </Stack>
        <BelowPostings search={search} newest={dashboard.data?.recent_applicants} />
      </Stack>
    </div>
  );
}

function Actions(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { search, onChange } = props;
  return (
    <>
      <DaysSwitch
        days={search.days ?? '30'}
        onChange={(days) => onChange(readPostingSearch({ ...search, days }))}
      />
      <LinkButton to="/jobs/create" leftSection={<Plus size={16} aria-hidden />}>
        {t('recruiterDashboard.postNewJob')}
      </LinkButton>
    </>
  );
}

type Newest = ComponentProps<typeof RecentApplicants>['rows'];

/** What stands below the postings, whose number says where: it comes once that is known, so that it does not jump into view. */
function BelowPostings(props: { search: PostingSearch; newest: Newest | undefined }) {
  const { search, newest } = props;
  const { isPending } = useInfiniteQuery(postingsQuery(postingsOf(search)));
  if (isPending) return null;
  return (
    <>
      <NamePrompt />
      <ReportsSection days={search.days ?? '30'} whose={{ scope: search.scope ?? 'mine' }} />
      <ScoreOutcomes of={{}} />
      {newest && <RecentApplicants rows={newest} />}
    </>
  );
}

/** The postings that the dashboard lists: one's own, or the team's. */
function postingsOf({ scope }: PostingSearch): PostingSearch {
  return scope ? { scope } : {};
}
