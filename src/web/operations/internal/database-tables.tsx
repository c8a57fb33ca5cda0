import { Button, Progress, Table, Title } from '@mantine/core';
import { useState } from 'react';
import type { DatabaseState } from '../../../api/operations/database-operations.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatBytes, formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalWork.table') },
  { title: t('internalWork.rowsEstimate'), number: true },
  { title: t('internalWork.size'), number: true },
  { title: t('internalWork.share') },
];
const first = 10;

/** The tables by size, with a bar for the share of each; the ten largest until all are asked for. */
export function DatabaseTables({ tables }: { tables: DatabaseState['tables'] }) {
  const [all, setAll] = useState(false);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section aria-labelledby="tables">
      <Title order={2} id="tables" mb="md">
        {t('internalWork.tables')}
      </Title>
      <WorkTable label={t('internalWork.tables')} columns={columns}>
        {tables.slice(0, all ? undefined : first).map(({ name, rows, bytes }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">
              <code>{name}</code>
            </Table.Th>
            <Table.Td data-label={t('internalWork.rowsEstimate')} data-number>
              {rows === null ? '–' : formatNumber(rows)}
            </Table.Td>
            <Table.Td data-label={t('internalWork.size')} data-number>
              {formatBytes(bytes)}
            </Table.Td>
            <Table.Td data-label={t('internalWork.share')}>
              <Progress
                value={(100 * bytes) / Math.max(total, 1)}
                miw={80}
                aria-label={t('internalWork.tableShare', {
                  name,
                  percent: Math.round((100 * bytes) / Math.max(total, 1)),
                })}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </WorkTable>
      {tables.length > first && (
        <Button variant="subtle" mt="xs" onClick={() => setAll(!all)}>
          {all ? t('internalWork.showLargest') : t('internalWork.showAll', { count: tables.length })}
        </Button>
      )}
    </section>
  );
}
