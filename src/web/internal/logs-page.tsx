import { Button, Table, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AuditEvent } from '../../api/people.ts';
import { WorkTable } from '../recruiter/work-table.tsx';
import { Empty } from '../ui/empty.tsx';
import { auditCsv } from './audit-csv.ts';
import { auditQuery } from './people-queries.ts';
import { saveFile } from './save-file.ts';
import { StaffPage } from './staff-page.tsx';

const columns = [{ title: 'When (UTC)' }, { title: 'Action' }, { title: 'Who' }, { title: 'What' }];

/** The audit log: who did what to what, and when. Nothing in it is ever changed. */
export function LogsPage() {
  const [typedAction, setAction] = useState('');
  const [typedActor, setActor] = useState('');
  const [action] = useDebouncedValue(typedAction.trim(), 300);
  const [actor] = useDebouncedValue(typedActor.trim(), 300);
  const list = useInfiniteQuery(auditQuery(action, actor));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <StaffPage
      title="System Logs"
      context="The audit log, the newest first. Events are only ever added."
      list={list}
      filters={
        <>
          <TextInput
            label="Action"
            placeholder="e.g. account. or api_key.revealed"
            type="search"
            w={{ base: '100%', xs: '16rem' }}
            value={typedAction}
            onChange={(event) => setAction(event.currentTarget.value)}
          />
          <TextInput
            label="Who"
            placeholder="Their whole email"
            type="search"
            w={{ base: '100%', xs: '16rem' }}
            value={typedActor}
            onChange={(event) => setActor(event.currentTarget.value)}
          />
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            disabled={rows.length === 0}
            onClick={() => saveFile(fileName(), auditCsv(rows))}
          >
            Export what is shown
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title="Nothing is found">No event fits what you look for.</Empty>
      ) : (
        <WorkTable label="Audit log" columns={columns}>
          {rows.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </WorkTable>
      )}
    </StaffPage>
  );
}

function Row({ event }: { event: AuditEvent }) {
  return (
    <Table.Tr>
      <Table.Td data-label="When (UTC)">{event.at.slice(0, 19).replace('T', ' ')}</Table.Td>
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

function fileName(): string {
  return `tenon-audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
}
