import { Stack, Text, Title } from '@mantine/core';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { ApplicantsTable } from '../applications/applicants-table.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { t } from '../../platform/messages.ts';

const recentColumns = ['job', 'position', 'fit', 'stage', 'applied'] as const;

/** The newest applications to one's company; says so when there are none. */
export function RecentApplicants({ rows }: { rows: ApplicantRow[] }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="recent-applicants">
      <Title order={2} id="recent-applicants">
        {t('recruiterDashboard.recentApplicants')}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('recruiterDashboard.noApplicants')}
        </Text>
      ) : (
        <>
          <ApplicantsTable
            label={t('recruiterDashboard.recentList')}
            rows={rows}
            search={{}}
            columns={recentColumns}
          />
          <TextLink size="sm" to="/applicants">
            {t('recruiterDashboard.allApplicants')}
          </TextLink>
        </>
      )}
    </Stack>
  );
}
