import { Badge, Box, Stack, Table, Text } from '@mantine/core';
import type { ApplicantRow } from '../../api/applications.ts';
import { WorkTable } from '../recruiter/work-table.tsx';
import { formatDate } from '../ui/format.ts';
import { TextLink } from '../ui/link-button.tsx';
import { ScoreBar } from '../ui/score-bar.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { ResumeLink } from './resume-link.tsx';
import { stageColor } from './stage-words.ts';

/** Applicants, a row each. `search` is the list they stand in, so that one can go on to the next from each. */
export function ApplicantsTable(props: {
  label: string;
  rows: ApplicantRow[];
  search: ApplicantSearch;
  withJob: boolean;
}) {
  const columns = [
    { title: 'Name' },
    ...(props.withJob ? [{ title: 'Job' }] : []),
    { title: 'Match' },
    { title: 'Stage' },
    { title: 'Applied' },
    { title: 'Resume', narrow: true },
  ];
  return (
    <WorkTable label={props.label} columns={columns}>
      {props.rows.map((row) => (
        <Row key={row.id} row={row} search={props.search} withJob={props.withJob} />
      ))}
    </WorkTable>
  );
}

/** The applicant's name, or the e-mail address while there is no name. */
export function applicantName(candidate: ApplicantRow['candidate']): string {
  return candidate.name.trim() || candidate.email;
}

function Row({ row, search, withJob }: { row: ApplicantRow; search: ApplicantSearch; withJob: boolean }) {
  const name = applicantName(row.candidate);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Stack gap={0}>
          <TextLink inherit to="/applicants/$id" params={{ id: row.id }} search={search}>
            {name}
          </TextLink>
          {name !== row.candidate.email && (
            <Text size="xs" c="dimmed" fw={400}>
              {row.candidate.email}
            </Text>
          )}
        </Stack>
      </Table.Th>
      {withJob && (
        <Table.Td data-label="Job" data-whole>
          <TextLink inherit c="inherit" to="/jobs/$id/applicants" params={{ id: row.job_id }}>
            {row.job_title}
          </TextLink>
        </Table.Td>
      )}
      <Table.Td data-label="Match" data-whole miw={160}>
        {row.fit ? (
          <Box maw="20rem">
            <ScoreBar
              value={row.fit.skill_overlap}
              {...(row.fit.stale ? { note: 'being recalculated' } : {})}
            />
          </Box>
        ) : (
          <Text size="sm" c="dimmed">
            Not scored
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Stage" data-narrow>
        <Badge miw="max-content" color={stageColor(row.stage)}>
          {row.stage_name}
        </Badge>
      </Table.Td>
      <Table.Td data-label="Applied" data-narrow>
        {formatDate(row.created_at)}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        {row.stage !== 'withdrawn' && <ResumeLink resumeId={row.resume_id} label="Resume" name={name} />}
      </Table.Td>
    </Table.Tr>
  );
}
