import { Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEvent } from '../../../api/identity/people.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { auditCsv } from './log-csv.ts';
import { type Days, DaysFilter, ExportShown, TextFilter, useTyped } from './log-filters.tsx';
import { auditQuery } from './people-queries.ts';
import { StaffList } from './staff-page.tsx';

const columns = [
  { title: 'When (UTC)', narrow: true },
  { title: 'Action' },
  { title: 'Who' },
  { title: 'What' },
];

/** The audit log: who did what to what, and when. Nothing in it is ever changed. */
export function AuditLog() {
  const [action, actor, words] = [useTyped(), useTyped(), useTyped()];
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const list = useInfiniteQuery(
    auditQuery({ action: action.text, actor: actor.text, q: words.text, ...days }),
  );
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <StaffList
      list={list}
      filters={
        <>
          <TextFilter label="Action starts with" placeholder="e.g. account." field={action} />
          <TextFilter label="Who" placeholder="Their full email" field={actor} />
          <TextFilter label="Words" placeholder="In the details" field={words} whole />
          <DaysFilter days={days} onChange={setDays} />
          <ExportShown log="audit-log" rows={rows.length} csv={() => auditCsv(rows)} />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title="No results">No events match.</Empty>
      ) : (
        <WorkTable label="Audit log" columns={columns}>
          {rows.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </WorkTable>
      )}
      <Text size="xs" c="dimmed" mt="md">
        Events are never changed and kept as long as the database. When someone deletes their account, events
        about them are deleted too, and their name is removed from events about others.
      </Text>
    </StaffList>
  );
}

function Row({ event }: { event: AuditEvent }) {
  return (
    <Table.Tr>
      <Table.Td data-label="When (UTC)" data-narrow>
        {event.at.slice(0, 19).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-label="Action">
        <code>{event.action}</code>
      </Table.Td>
      <Table.Td data-label="Who">{event.actor ?? 'No account'}</Table.Td>
      <Table.Td data-label="What" data-whole>
        <Text size="xs">
          {event.object_type} {event.object_id}
        </Text>
        {event.data !== '{}' && (
          <Text size="xs" c="dimmed">
            {event.data}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
