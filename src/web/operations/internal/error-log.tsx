import { Badge, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedError } from '../../../api/operations/error-log.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { errorsQuery } from './error-queries.ts';
import classes from './internal.module.css';
import { errorsCsv } from './log-csv.ts';
import { type Days, DaysFilter, ExportFiltered, TextFilter, useTyped } from './log-filters.tsx';
import { StaffList } from './staff-page.tsx';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalPeople.whenUtc'), narrow: true },
  { title: t('internalPeople.what') },
  { title: t('internalWork.error') },
  { title: t('internalWork.ids') },
];
const sources = {
  request: t('internalWork.request'),
  task: t('internalWork.task'),
  mail: t('internalWork.mail'),
  log: t('internalWork.errorLog'),
} as const;
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
          <TextFilter
            label={t('internalPeople.words')}
            placeholder={t('internalWork.errorPlaces')}
            field={words}
          />
          <TextFilter
            label={t('internalWork.requestId')}
            placeholder={t('internalWork.requestIdNote')}
            field={request}
            error={wrongId ? t('internalWork.requestIdIncomplete') : undefined}
          />
          <DaysFilter days={days} onChange={setDays} />
          <ExportFiltered log="error-log" rows={rows.length} csv={() => errorsCsv(rows)} />
        </>
      }
    >
      {rows.length > 0 ? (
        <WorkTable label={t('internalWork.errors')} columns={columns}>
          {rows.map((error) => (
            <Row key={error.id} error={error} />
          ))}
        </WorkTable>
      ) : filtered ? (
        <Empty title={t('internalPeople.noResults')}>{t('internalWork.noErrorsMatch')}</Empty>
      ) : (
        <Empty title={t('internalWork.noErrors')}>{t('internalWork.errorsAppearHere')}</Empty>
      )}
      {keptDays !== undefined && (
        <Text size="xs" c="dimmed" mt="md">
          {t('internalWork.errorsNote', { days: keptDays })}
        </Text>
      )}
    </StaffList>
  );
}

function Row({ error }: { error: LoggedError }) {
  return (
    <Table.Tr>
      <Table.Td data-label={t('internalPeople.whenUtc')} data-narrow>
        {error.at.slice(0, 19).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-label={t('internalPeople.what')}>
        <Badge variant="light" color={error.source === 'request' ? 'red' : 'gray'}>
          {sources[error.source]}
        </Badge>
        <Text size="xs" mt={4}>
          <code className={classes.breaks}>{error.action}</code>
        </Text>
      </Table.Td>
      <Table.Td data-label={t('internalWork.error')}>
        <Text size="sm" fw={500}>
          {error.name}
        </Text>
        <Text size="xs" className={classes.breaks}>
          {error.message}
        </Text>
        <Text size="xs" c="dimmed">
          {[error.place, t('internalWork.versionOf', { version: error.version })]
            .filter((part) => part !== '')
            .join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td data-label={t('internalWork.ids')} data-whole>
        {error.request_id && <Text size="xs">{t('internalWork.requestOf', { id: error.request_id })}</Text>}
        {error.actor_id && (
          <Text size="xs" c="dimmed">
            {t('internalWork.userOf', { id: error.actor_id })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
