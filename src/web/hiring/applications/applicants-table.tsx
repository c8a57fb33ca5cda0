import { Badge, Box, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { WorkTable } from '../recruiter-dashboard/work-table.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { ResumeLink } from './resume-link.tsx';
import { stageColor } from '../job-stages/stage-labels.ts';
import classes from './rows.module.css';
import type { Selection } from '../bulk-actions/use-selection.ts';
import { t } from '../../platform/messages.ts';

/** Applicants, a row each. `search` is the list they stand in, so that one can go on to the next from each. */
export function ApplicantsTable(props: {
  label: string;
  rows: ApplicantRow[];
  search: ApplicantSearch;
  withJob: boolean;
  /** Where rows can be selected. */
  selection?: Selection;
  /** What stands above the rows. */
  tools?: ReactNode;
}) {
  const columns = [
    { title: t('applications.name') },
    ...(props.withJob ? [{ title: t('applications.job') }] : []),
    { title: t('applications.match') },
    { title: t('applications.stage') },
    { title: t('applications.applied') },
    { title: t('applications.resume'), narrow: true },
  ];
  return (
    <WorkTable
      label={props.label}
      columns={columns}
      roomy={props.selection !== undefined}
      tools={props.tools}
    >
      {props.rows.map((row, index) => (
        <Fragment key={row.id}>
          {props.search.sort === 'fit' && row.fit === null && props.rows[index - 1]?.fit !== null && (
            <Table.Tr className={classes.band}>
              <Table.Td colSpan={columns.length} data-whole>
                {row.score_held ? t('applications.heldBack') : t('applications.notScored')}
              </Table.Td>
            </Table.Tr>
          )}
          <Row row={row} search={props.search} withJob={props.withJob} selection={props.selection} />
        </Fragment>
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
              aria-label={t('applications.selectName', { name })}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
          )}
          <Person row={row} search={search} />
        </Group>
      </Table.Th>
      {withJob && (
        <Table.Td data-label={t('applications.job')} data-whole>
          <TextLink inherit c="inherit" to="/jobs/$id/applicants" params={{ id: row.job_id }}>
            {row.job_title}
          </TextLink>
        </Table.Td>
      )}
      <Table.Td data-label={t('applications.match')} data-whole miw={160}>
        <Match row={row} />
      </Table.Td>
      <Table.Td data-label={t('applications.stage')} data-narrow>
        <Badge miw="max-content" color={stageColor(row.stage)}>
          {row.stage_name}
        </Badge>
      </Table.Td>
      <Table.Td data-label={t('applications.applied')} data-narrow>
        {formatDate(row.created_at)}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        {row.stage !== 'withdrawn' && !row.blind && (
          <ResumeLink id={row.id} label={t('applications.resume')} name={name} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Who applied, the address where it is not the name, and the tags. */
function Person({ row, search }: { row: ApplicantRow; search: ApplicantSearch }) {
  const name = applicantName(row.candidate);
  return (
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
  );
}

function Match({ row: { fit, score_held: held } }: { row: ApplicantRow }) {
  return fit ? (
    <Box maw="20rem">
      <ScoreBar
        value={fit.skill_overlap}
        shape={fit.shape}
        {...(fit.stale ? { note: t('applications.recalculated') } : {})}
      />
    </Box>
  ) : (
    <Text size="sm" c="dimmed">
      {held ? t('applications.heldBack') : t('applications.notScored')}
    </Text>
  );
}
