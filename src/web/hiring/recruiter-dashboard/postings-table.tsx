import { Badge, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PostingRow } from '../../../api/jobs/jobs.ts';
import { jobStatusLabels } from '../../jobs/jobs/job-labels.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { formatPlace, jobTypeLabels } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PostingActions } from './posting-actions.tsx';
import { WorkTable } from './work-table.tsx';

const columns = [
  { title: 'Title' },
  { title: 'Type' },
  { title: 'Location' },
  { title: 'Applicants', number: true },
  { title: 'Created' },
  { title: 'Status' },
  { title: 'Actions', narrow: true },
];
const statusColors = { open: 'accent', draft: 'gray', paused: 'yellow', closed: 'gray' } as const;

/** Postings of a company, a row each, with the ways to their page, their applicants and their form. `tools` make it a whole list. */
export function PostingsTable(props: { label: string; rows: PostingRow[]; tools?: ReactNode }) {
  const { label, rows, tools } = props;
  return (
    <WorkTable label={label} columns={columns} roomy={tools !== undefined} tools={tools}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </WorkTable>
  );
}

function Row({ row }: { row: PostingRow }) {
  const params = { id: row.id };
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Group gap="xs">
          <TextLink inherit to="/jobs/$id" params={params}>
            {row.title}
          </TextLink>
          {row.is_sample && (
            <Badge miw="max-content" color="gray">
              Sample
            </Badge>
          )}
        </Group>
      </Table.Th>
      <Table.Td data-label="Type">{jobTypeLabels[row.job_type]}</Table.Td>
      <Table.Td data-label="Location">{formatPlace(row)}</Table.Td>
      <Table.Td data-label="Applicants" data-number>
        <TextLink
          inherit
          underline="always"
          to="/jobs/$id/applicants"
          params={params}
          aria-label={`${row.applicants} applicants to ${row.title}`}
        >
          {formatNumber(row.applicants)}
        </TextLink>
        {row.new_applicants > 0 && (
          <Text span size="xs" c="dimmed">
            {' '}
            ({formatNumber(row.new_applicants)} new)
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Created">{formatDate(row.created_at)}</Table.Td>
      <Table.Td data-label="Status">
        <Badge miw="max-content" color={statusColors[row.status]}>
          {jobStatusLabels[row.status]}
        </Badge>
      </Table.Td>
      <Table.Td data-narrow>
        <Group gap="md" wrap="nowrap">
          <TextLink size="sm" to="/jobs/$id" params={params} aria-label={`View ${row.title}`}>
            View
          </TextLink>
          <TextLink size="sm" to="/jobs/$id/edit" params={params} aria-label={`Edit ${row.title}`}>
            Edit
          </TextLink>
          {!row.is_sample && <PostingActions row={row} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
