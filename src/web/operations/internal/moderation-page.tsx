import { Badge, Button, NativeSelect, SegmentedControl, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportKinds, type ReportRow } from '../../../api/operations/moderation.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { useOpenForm } from '../../platform/ui/use-open-form.ts';
import classes from './internal.module.css';
import { reportsQuery } from './moderation-queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import { kindLabels, topicLabel } from './report-labels.ts';
import { StaffPage } from './staff-page.tsx';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalPeople.what') },
  { title: t('internalPeople.about') },
  { title: t('internalPeople.cameUtc') },
  { title: t('internalPeople.actions'), narrow: true },
];

/** Reports of jobs and messages to the site: open one, act on it, and close it with a note. */
export function ModerationPage() {
  const [kind, setKind] = useState<ReportRow['kind'] | ''>('');
  const [state, setState] = useState<'open' | 'resolved'>('open');
  const { shown, open, close, leave } = useOpenForm<string>();
  const list = useInfiniteQuery(reportsQuery(kind, state));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <StaffPage
      title={t('internalPeople.moderationTitle')}
      context={t('internalPeople.moderationAbout')}
      list={list}
      filters={
        <>
          <SegmentedControl
            aria-label={t('internalPeople.state')}
            value={state}
            onChange={(next) => setState(next === 'resolved' ? 'resolved' : 'open')}
            data={[
              { value: 'open', label: t('internalPeople.stateOpen') },
              { value: 'resolved', label: t('internalPeople.stateResolved') },
            ]}
          />
          <NativeSelect
            aria-label={t('internalPeople.kind')}
            style={{ gridColumn: '1 / -1' }}
            value={kind}
            data={[
              { value: '', label: t('internalPeople.reportsAndMessages') },
              ...reportKinds.map((value) => ({ value, label: kindLabels[value] })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setKind(reportKinds.find((one) => one === value) ?? '');
            }}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty
          title={state === 'open' ? t('internalPeople.allCaughtUp') : t('internalPeople.nothingResolved')}
        >
          {state === 'open' ? t('internalPeople.reportsAppearHere') : t('internalPeople.resolvedStayHere')}
        </Empty>
      ) : (
        <WorkTable label={t('internalPeople.reportsAndMessages')} columns={columns}>
          {rows.map((row) => (
            <Row key={row.id} row={row} onOpen={() => open(row.id)} />
          ))}
        </WorkTable>
      )}
      {shown !== null && <ReportDialog id={shown} onClose={close} onMoved={leave} />}
    </StaffPage>
  );
}

function Row({ row, onOpen }: { row: ReportRow; onOpen: () => void }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.breaks}>
        {row.title}
      </Table.Th>
      <Table.Td data-label={t('internalPeople.about')}>
        <Badge variant="light" color={row.kind === 'job' ? 'orange' : 'gray'}>
          {topicLabel(row.topic)}
        </Badge>
      </Table.Td>
      <Table.Td data-label={t('internalPeople.cameUtc')}>
        {row.created_at.slice(0, 16).replace('T', ' ')}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('internalPeople.openNamed', { title: row.title })}
          onClick={onOpen}
        >
          {t('internalPeople.openReport')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
