import { Stack, Text, Title } from '@mantine/core';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { ApplicantsTable } from '../applications/applicants-table.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** The newest applications to one's company; says so when there are none. */
export function RecentApplicants({ rows }: { rows: ApplicantRow[] }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="recent-applicants">
      <Title order={2} id="recent-applicants">
        Recent Applicants
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          There are no applicants yet. They appear here as soon as someone applies.
        </Text>
      ) : (
        <>
          <ApplicantsTable label="Recent applicants" rows={rows} search={{}} withJob />
          <TextLink size="sm" to="/applicants">
            All applicants
          </TextLink>
        </>
      )}
    </Stack>
  );
}
