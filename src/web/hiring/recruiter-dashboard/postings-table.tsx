import { Badge, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PostingRow } from '../../../api/jobs/jobs.ts';
import { approvalColors, shortApprovalLabels } from '../../jobs/job-approvals/approval-labels.ts';
import { jobStatusLabels } from '../../jobs/jobs/job-labels.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { formatPlace, jobTypeLabels } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PipelineCells, PipelineHead } from './pipeline-cells.tsx';
import { PostingActions } from './posting-actions.tsx';
import classes from './postings-table.module.css';
import { WorkTable } from './work-table.tsx';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('recruiterDashboard.title') },
  { title: t('recruiterDashboard.type'), roomy: true },
  { title: t('recruiterDashboard.location'), roomy: true },
  { title: t('recruiterDashboard.applicants'), below: <PipelineHead /> },
  { title: t('recruiterDashboard.created') },
  { title: t('recruiterDashboard.status') },
  { title: t('recruiterDashboard.actions'), narrow: true },
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
        <PostingTitle row={row} />
      </Table.Th>
      <Table.Td data-label={t('recruiterDashboard.type')} data-narrow data-roomy>
        {jobTypeLabels[row.job_type]}
      </Table.Td>
      <Table.Td data-label={t('recruiterDashboard.location')} data-roomy className={classes.place ?? ''}>
        {formatPlace(row)}
      </Table.Td>
      <Table.Td data-label={t('recruiterDashboard.applicants')} data-narrow data-whole>
        <ApplicantCount row={row} />
      </Table.Td>
      <Table.Td data-label={t('recruiterDashboard.created')} data-narrow>
        {formatDate(row.created_at)}
      </Table.Td>
      <Table.Td data-label={t('recruiterDashboard.status')}>
        {row.approval === null || row.approval === 'needed' ? (
          <Badge miw="max-content" color={statusColors[row.status]}>
            {jobStatusLabels[row.status]}
          </Badge>
        ) : (
          <Badge miw="max-content" color={approvalColors[row.approval]}>
            {shortApprovalLabels[row.approval]}
          </Badge>
        )}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap="xs" wrap="nowrap">
          <TextLink
            size="sm"
            to="/jobs/$id"
            params={params}
            aria-label={t('recruiterDashboard.viewJob', { job: row.title })}
          >
            {t('recruiterDashboard.view')}
          </TextLink>
          <TextLink
            size="sm"
            to="/jobs/$id/edit"
            params={params}
            aria-label={t('recruiterDashboard.editJob', { job: row.title })}
          >
            {t('recruiterDashboard.edit')}
          </TextLink>
          {!row.is_sample && <PostingActions row={row} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function PostingTitle({ row }: { row: PostingRow }) {
  return (
    <Group gap="xs">
      <TextLink inherit to="/jobs/$id" params={{ id: row.id }}>
        {row.title}
      </TextLink>
      {row.department !== '' && (
        <Text span size="xs" c="dimmed">
          {row.department}
        </Text>
      )}
      {row.is_sample && (
        <Badge miw="max-content" color="gray">
          {t('recruiterDashboard.sample')}
        </Badge>
      )}
    </Group>
  );
}

function ApplicantCount({ row }: { row: PostingRow }) {
  return (
    <span className={classes.applicants}>
      <TextLink
        inherit
        className={classes.count ?? ''}
        underline="always"
        to="/jobs/$id/applicants"
        params={{ id: row.id }}
        aria-label={t('recruiterDashboard.applicantsTo', {
          count: row.applicants,
          job: row.title,
        })}
      >
        {formatNumber(row.applicants)}
      </TextLink>
      <PipelineCells pipeline={row.pipeline} />
      <Waiting row={row} />
    </span>
  );
}

/** How many are new and how many wait too long for an answer, each leading to them. */
function Waiting({ row }: { row: PostingRow }) {
  const params = { id: row.id };
  return (
    <span className={classes.waiting}>
      {row.new_applicants > 0 && (
        <TextLink size="xs" to="/jobs/$id/applicants" params={params} search={{ stage: 'new' }}>
          {t('recruiterDashboard.newOnes', { count: row.new_applicants })}
        </TextLink>
      )}
      {row.overdue > 0 && (
        <TextLink
          size="xs"
          c="var(--mantine-color-error)"
          fw={600}
          to="/jobs/$id/applicants"
          params={params}
          search={{ due: 'answer' }}
        >
          {t('recruiterDashboard.overdueOnes', { count: row.overdue })}
        </TextLink>
      )}
    </span>
  );
}
