import { Badge, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedError } from '../../../api/operations/error-log.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { errorsQuery } from './error-queries.ts';
import classes from './internal.module.css';
import { errorsCsv } from './log-csv.ts';
import { type Days, DaysFilter, ExportShown, TextFilter, useTyped } from './log-filters.tsx';
import { StaffList } from './staff-page.tsx';

const columns = [
  { title: 'When (UTC)', narrow: true },
  { title: 'What' },
  { title: 'Error' },
  { title: 'Ids' },
];
const sources = { request: 'Request', task: 'Task', mail: 'Mail', log: 'Error log' } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Requests that failed for a reason nobody foresaw, tasks that gave up, and mails that were refused. */
export function ErrorLog() {
  const [words, request] = [useTyped(), useTyped()];
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const wrongId = request.text !== '' && !uuid.test(request.text);
  const list = useInfiniteQuery(
    errorsQuery({ q: words.text, request_id: wrongId ? '' : request.text.toLowerCase(), ...days }),
  );
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  const keptDays = list.data?.pages[0]?.kept_days;
  const filtered = words.text + request.text + days.from + days.to !== '';
  return (
    <StaffList
      list={list}
      filters={
        <>
          <TextFilter label="Words" placeholder="Error, route or task" field={words} />
          <TextFilter
            label="Request id"
            placeholder="As quoted to you"
            field={request}
            error={wrongId ? 'This id is incomplete.' : undefined}
          />
          <DaysFilter days={days} onChange={setDays} />
          <ExportShown log="error-log" rows={rows.length} csv={() => errorsCsv(rows)} />
        </>
      }
    >
      {rows.length > 0 ? (
        <WorkTable label="Errors" columns={columns}>
          {rows.map((error) => (
            <Row key={error.id} error={error} />
          ))}
        </WorkTable>
      ) : filtered ? (
        <Empty title="No results">No errors match.</Empty>
      ) : (
        <Empty title="No errors">
          Unexpected request failures, failed tasks and refused emails appear here.
        </Empty>
      )}
      {keptDays !== undefined && (
        <Text size="xs" c="dimmed" mt="md">
          Errors are kept for {keptDays} days, without what people sent. Each process keeps at most 60 a
          minute and counts the rest.
        </Text>
      )}
    </StaffList>
  );
}

function Row({ error }: { error: LoggedError }) {
  return (
    <Table.Tr>
      <Table.Td data-label="When (UTC)" data-narrow>
        {error.at.slice(0, 19).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-label="What">
        <Badge variant="light" color={error.source === 'request' ? 'red' : 'gray'}>
          {sources[error.source]}
        </Badge>
        <Text size="xs" mt={4}>
          <code className={classes.breaks}>{error.action}</code>
        </Text>
      </Table.Td>
      <Table.Td data-label="Error">
        <Text size="sm" fw={500}>
          {error.name}
        </Text>
        <Text size="xs" className={classes.breaks}>
          {error.message}
        </Text>
        <Text size="xs" c="dimmed">
          {[error.place, `version ${error.version}`].filter((part) => part !== '').join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td data-label="Ids" data-whole>
        {error.request_id && <Text size="xs">request {error.request_id}</Text>}
        {error.actor_id && (
          <Text size="xs" c="dimmed">
            user {error.actor_id}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
