import { Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEvent } from '../../../api/identity/people.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { auditCsv } from './log-csv.ts';
import { type Days, DaysFilter, ExportFiltered, TextFilter, useTyped } from './log-filters.tsx';
import { auditQuery } from './people-queries.ts';
import { StaffList } from './staff-page.tsx';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalPeople.whenUtc'), narrow: true },
  { title: t('internalPeople.action') },
  { title: t('internalPeople.who') },
  { title: t('internalPeople.what') },
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
          <TextFilter
            label={t('internalPeople.actionStartsWith')}
            placeholder={t('internalPeople.actionExample')}
            field={action}
          />
          <TextFilter
            label={t('internalPeople.who')}
            placeholder={t('internalPeople.fullEmail')}
            field={actor}
          />
          <TextFilter
            label={t('internalPeople.words')}
            placeholder={t('internalPeople.inTheDetails')}
            field={words}
            whole
          />
          <DaysFilter days={days} onChange={setDays} />
          <ExportFiltered log="audit-log" rows={rows.length} csv={() => auditCsv(rows)} />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title={t('internalPeople.noResults')}>{t('internalPeople.noEventsMatch')}</Empty>
      ) : (
        <WorkTable label={t('internalPeople.auditLog')} columns={columns}>
          {rows.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </WorkTable>
      )}
      <Text size="xs" c="dimmed" mt="md">
        {t('internalPeople.auditNote')}
      </Text>
    </StaffList>
  );
}

function Row({ event }: { event: AuditEvent }) {
  return (
    <Table.Tr>
      <Table.Td data-label={t('internalPeople.whenUtc')} data-narrow>
        {event.at.slice(0, 19).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-label={t('internalPeople.action')}>
        <code>{event.action}</code>
      </Table.Td>
      <Table.Td data-label={t('internalPeople.who')}>{event.actor ?? t('internalPeople.noAccount')}</Table.Td>
      <Table.Td data-label={t('internalPeople.what')} data-whole>
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
