import { Card, Group, Stack, Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ProfilePage as PageData } from '../../../api/candidates/profiles.ts';
import { UnverifiedNotice } from '../../identity/auth/unverified-notice.tsx';
import { ExperienceList } from '../experiences/experience-list.tsx';
import { experiencesQuery } from '../experiences/experience-queries.ts';
import { resumesQuery, useResumeEvents } from '../resumes/resume-queries.ts';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import classes from './profile.module.css';
import { cacheOnPage, profilePageQuery } from './profile-queries.ts';
import { SkillsCard } from './skills-card.tsx';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import { useLoadingTimeout } from './use-loading-timeout.ts';
import { VisibilityCard } from './visibility-card.tsx';

// Loaded when it is opened: most visits are to the first tab.
const ResumesTab = lazy(async () => ({
  default: (await import('../resumes/resumes-tab.tsx')).ResumesTab,
}));

const tabs = ['personal', 'resumes', 'experience'] as const;

/** The candidate's profile: who they are, their resumes, their work experience. */
export function ProfilePage() {
  const page = useQuery(profilePageQuery);
  const { late, askAnew } = useLoadingTimeout(page, profilePageQuery.queryKey);
  useResumeEvents();
  return (
    <>
      <PageHeader
        title={t('profiles.candidateProfile')}
        action={
          <Group gap="xs">
            {page.data && <ProfilePreview />}
            <LinkButton to="/profile/files" variant="default">
              {t('profiles.exportAndImport')}
            </LinkButton>
            <LinkButton to="/dashboard" variant="default">
              {t('profiles.backToDashboard')}
            </LinkButton>
          </Group>
        }
      />
      {page.data ? (
        <ProfileTabs page={page.data} />
      ) : page.error || late ? (
        <ErrorView title={t('profiles.profileError')} error={page.error} onRetry={askAnew}>
          {late ? t('profiles.loadingTooLong') : t('profiles.loadFailed')}
        </ErrorView>
      ) : (
        <SkeletonList rows={3} height={120} />
      )}
    </>
  );
}

function ProfileTabs({ page }: { page: PageData }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  // The page's own request brought both lists; they are asked for again when something in them changes.
  const resumes = useQuery(resumesQuery).data?.items ?? page.resumes;
  const experiences = useQuery(experiencesQuery).data?.items ?? page.experiences;
  const tab = tabs.find((name) => name === search['tab']) ?? 'personal';
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the tabs are wider than it: the open one is in sight.
  useEffect(() => {
    list.current
      ?.querySelector(`[aria-selected='true']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  // Once opened it stays, so that an upload under way goes on behind another tab.
  const [withResumes, setWithResumes] = useState(tab === 'resumes');
  if (tab === 'resumes' && !withResumes) setWithResumes(true);
  return (
    <Tabs
      value={tab}
      keepMountedMode="display-none"
      onChange={(next) => void navigate({ to: '/profile', search: next ? { tab: next } : {}, replace: true })}
    >
      <Tabs.List ref={list} mb="lg" className={classes.tabs}>
        <Tabs.Tab value="personal">{t('profiles.personalInformation')}</Tabs.Tab>
        <Tabs.Tab value="resumes">{t('profiles.resumesTab', { count: resumes.length })}</Tabs.Tab>
        <Tabs.Tab value="experience">{t('profiles.experienceTab', { count: experiences.length })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="personal">
        <PersonalTab page={page} isOpen={tab === 'personal'} />
      </Tabs.Panel>
      <Tabs.Panel value="resumes">
        <Suspense fallback={<SkeletonList rows={2} height={200} />}>
          {withResumes && <ResumesTab resumes={resumes} />}
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="experience">
        <Card maw="44rem">
          <ExperienceList items={experiences} max={5} order={2} withAdd />
        </Card>
      </Tabs.Panel>
    </Tabs>
  );
}

function PersonalTab({ page, isOpen }: { page: PageData; isOpen: boolean }) {
  const client = useQueryClient();
  const [personal, setPersonal] = useState(false);
  const [skills, setSkills] = useState(false);
  const [wishes, setWishes] = useState(false);
  const [seen, setSeen] = useState(false);
  const guard = useUnsavedGuard(personal || skills || wishes || seen);
  const current = page.resumes.find((resume) => resume.is_current)?.id ?? null;
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        {isOpen && !page.email_verified && (
          <UnverifiedNotice
            email={page.profile.email}
            onVerified={() => void cacheOnPage(client, { email_verified: true })}
          />
        )}
        <PersonalForm
          profile={page.profile}
          resumeValues={page.resume_values}
          resumeId={current}
          onDirty={setPersonal}
        />
        <SkillsCard skills={page.skills} resumeId={current} onDirty={setSkills} />
        <PreferencesCard preferences={page.preferences} onDirty={setWishes} />
      </Stack>
      <VisibilityCard state={page.visibility} onDirty={setSeen} />
      {guard.dialog}
    </div>
  );
}
