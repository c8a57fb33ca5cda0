import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { ReadingPanes } from './reading-panes.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { ReadingState } from './reading-state.tsx';
import { readingQuery, useResumeEvents } from './resume-queries.ts';
import { ResumeState } from './resume-state.tsx';
import { verdictOf } from './reading-verdict.ts';
import { ViewResume } from './view-resume.tsx';

/** What was read from one resume: its text beside the values, each of which the person accepts, corrects or drops. */
export function ReadingPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(readingQuery(id));
  useResumeEvents();
  const back = (
    <TextLink to="/profile" search={{ tab: 'resumes' }} size="sm">
      {t('resumes.allResumes')}
    </TextLink>
  );
  if (!data) {
    return (
      <>
        <PageHeader title={t('resumes.checkWhatWasRead')} back={back} />
        {error ? (
          <NoReading error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList rows={3} height={160} />
        )}
      </>
    );
  }
  const { resume } = data;
  return (
    <>
      <PageHeader
        title={t('resumes.checkWhatWasRead')}
        back={back}
        context={
          <Group gap="0 var(--mantine-spacing-sm)" style={{ overflowWrap: 'anywhere' }}>
            <span>{resume.file_name}</span>
            {resume.parse_status === 'done' ? (
              <Summary reading={data} />
            ) : (
              <ResumeState status={resume.parse_status} />
            )}
          </Group>
        }
        beside
        action={<ViewResume resume={resume} />}
      />
      <ReadingState resume={resume} />
      <ReadingNotes hidden={data.hidden} warnings={data.warnings} />
      {(data.lines.length > 0 || data.values.length > 0) && <ReadingPanes reading={data} />}
    </>
  );
}

/** How much was found, and how much of it needs a look. */
function Summary({ reading }: { reading: ResumeReading }) {
  const count = reading.values.filter(({ state }) => state !== 'dropped').length;
  return <span>{t('resumes.readSummary', { count, doubts: verdictOf(reading).doubts })}</span>;
}

function NoReading({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!missing) return <ErrorView title={t('resumes.notLoaded')} error={error} onRetry={onRetry} />;
  return (
    <ErrorView
      title={t('resumes.notFound')}
      action={
        <LinkButton to="/profile" search={{ tab: 'resumes' }}>
          {t('resumes.seeYourResumes')}
        </LinkButton>
      }
    >
      {t('resumes.notFoundHint')}
    </ErrorView>
  );
}
