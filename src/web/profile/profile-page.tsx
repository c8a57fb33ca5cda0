import { Card, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CandidateProfile } from '../../api/candidates.ts';
import { messages } from '../../api/messages.ts';
import { UnverifiedNotice } from '../auth/unverified-notice.tsx';
import { ExperienceList } from '../experiences/experience-list.tsx';
import { experiencesQuery } from '../experiences/experience-queries.ts';
import { resumesQuery, useResumeEvents } from '../resumes/resume-queries.ts';
import { ResumesTab } from '../resumes/resumes-tab.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { PersonalForm } from './personal-form.tsx';
import classes from './profile.module.css';
import { profileQuery } from './profile-queries.ts';
import { useTooLong } from './use-too-long.ts';

const tabs = ['personal', 'resumes', 'experience'] as const;

/** The candidate's profile: who they are, their resumes, their work experience. */
export function ProfilePage() {
  const profile = useQuery(profileQuery);
  const late = useTooLong(profile.isPending);
  useResumeEvents();
  return (
    <>
      <PageHeader
        title="Candidate Profile"
        action={
          <LinkButton to="/dashboard" variant="default">
            Back to Dashboard
          </LinkButton>
        }
      />
      {profile.data ? (
        <ProfileTabs profile={profile.data} />
      ) : profile.error || late ? (
        <ErrorView title="Profile Error" error={profile.error} onRetry={() => void profile.refetch()}>
          {late ? 'Your profile is taking too long to load. Please try again.' : messages.profile.loadFailed}
        </ErrorView>
      ) : (
        <SkeletonList rows={3} height={120} />
      )}
    </>
  );
}

function ProfileTabs({ profile }: { profile: CandidateProfile }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const resumes = useQuery(resumesQuery);
  const experiences = useQuery(experiencesQuery);
  const tab = tabs.find((name) => name === search['tab']) ?? 'personal';
  return (
    <Tabs
      value={tab}
      keepMountedMode="display-none"
      onChange={(next) => void navigate({ to: '/profile', search: next ? { tab: next } : {}, replace: true })}
    >
      <Tabs.List mb="lg" className={classes.tabs}>
        <Tabs.Tab value="personal">Personal Information</Tabs.Tab>
        <Tabs.Tab value="resumes">Resumes{countOf(resumes.data?.items)}</Tabs.Tab>
        <Tabs.Tab value="experience">Work Experience{countOf(experiences.data?.items)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="personal">
        <div className={classes.verify}>
          <UnverifiedNotice />
        </div>
        <PersonalForm profile={profile} />
      </Tabs.Panel>
      <Tabs.Panel value="resumes">
        {resumes.data ? (
          <ResumesTab resumes={resumes.data.items} />
        ) : (
          <Waiting
            error={resumes.error}
            title="Error Loading Resumes"
            onRetry={() => void resumes.refetch()}
          />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="experience">
        {experiences.data ? (
          <Card maw="44rem">
            <ExperienceList items={experiences.data.items} max={5} order={2} withAdd />
          </Card>
        ) : (
          <Waiting
            error={experiences.error}
            title="Error Loading Experiences"
            onRetry={() => void experiences.refetch()}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

function Waiting({ error, title, onRetry }: { error: Error | null; title: string; onRetry: () => void }) {
  return error ? <ErrorView title={title} error={error} onRetry={onRetry} /> : <SkeletonList rows={2} />;
}

function countOf(items: readonly unknown[] | undefined): string {
  return items ? ` (${items.length})` : '';
}
