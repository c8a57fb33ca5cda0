import { Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { ResumeState } from '../resumes/resume-state.tsx';
import { ResumeUpload } from '../resumes/resume-upload.tsx';
import { ViewResume } from '../resumes/view-resume.tsx';
import { t } from '../../platform/messages.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';

/** The current resume, how its reading stands, and the place to upload one. */
export function ResumeCard({ resume }: Pick<Dashboard, 'resume'>) {
  return (
    <ResumeUpload
      id="resume-card"
      resumes={resume ? [resume] : []}
      details={resume && <CurrentResume resume={resume} />}
    >
      <Title order={2} size="h3">
        {t('dashboard.resume')}
      </Title>
    </ResumeUpload>
  );
}

/** The current resume by name, size and age, with the ways to see it and what was read. */
function CurrentResume({ resume }: { resume: NonNullable<Dashboard['resume']> }) {
  return (
    <div>
      <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {resume.file_name}
      </Text>
      <Group gap="xs" mb="xs">
        <Text size="xs" c="dimmed">
          {t('dashboard.uploadedAgo', {
            size: formatBytes(resume.file_size),
            ago: formatAgo(resume.upload_timestamp),
          })}
        </Text>
        <ResumeState status={resume.parse_status} />
      </Group>
      {resume.parse_status === 'failed' && (
        <Text size="sm" mb="xs">
          {resume.parse_message}
        </Text>
      )}
      <Group gap="xs">
        <ViewResume resume={resume} size="compact-sm" />
        <LinkButton to="/resumes/$id" params={{ id: resume.id }} variant="default" size="compact-sm">
          {t('dashboard.whatWasRead')}
        </LinkButton>
      </Group>
    </div>
  );
}
