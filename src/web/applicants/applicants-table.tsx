import { Badge, Box, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import type { ApplicantRow } from '../../api/applications.ts';
import { WorkTable } from '../recruiter/work-table.tsx';
import { formatDate } from '../ui/dates.ts';
import { TextLink } from '../ui/link-button.tsx';
import { ScoreBar } from '../ui/score-bar.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { ResumeLink } from './resume-link.tsx';
import { stageColor } from './stage-words.ts';
import type { Selection } from './use-selection.ts';

/** Applicants, a row each. `search` is the list they stand in, so that one can go on to the next from each. */
export function ApplicantsTable(props: {
  label: string;
  rows: ApplicantRow[];
  search: ApplicantSearch;
  withJob: boolean;
  /** Where rows can be selected. */
  selection?: Selection;
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
    <WorkTable label={props.label} columns={columns} roomy={props.selection !== undefined}>
      {props.rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          search={props.search}
          withJob={props.withJob}
          selection={props.selection}
        />
      ))}
    </WorkTable>
  );
}

/** The applicant's name, or the e-mail address while there is no name. */
export function applicantName(candidate: ApplicantRow['candidate']): string {
  return candidate.name.trim() || candidate.email;
}

function Row(props: {
  row: ApplicantRow;
  search: ApplicantSearch;
  withJob: boolean;
  selection: Selection | undefined;
}) {
  const { row, search, withJob, selection } = props;
  const name = applicantName(row.candidate);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          {selection && (
            <Checkbox
              aria-label={`Select ${name}`}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
          )}
          <Stack gap={0} miw={0}>
            <TextLink inherit to="/applicants/$id" params={{ id: row.id }} search={search}>
              {name}
            </TextLink>
            {name !== row.candidate.email && (
              <Text size="xs" c="dimmed" fw={400} data-second>
                {row.candidate.email}
              </Text>
            )}
            {row.tags.length > 0 && (
              <Group gap={4} mt={4}>
                {row.tags.map((tag) => (
                  <Badge key={tag} color="gray" maw="100%">
                    {tag}
                  </Badge>
                ))}
              </Group>
            )}
          </Stack>
        </Group>
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
            {row.score_held ? 'Held back' : 'Not scored'}
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
