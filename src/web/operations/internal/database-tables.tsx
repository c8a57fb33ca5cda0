import { Button, Progress, Table, Title } from '@mantine/core';
import { useState } from 'react';
import type { DatabaseState } from '../../../api/operations/database-operations.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatBytes, formatNumber } from '../../platform/ui/format.ts';

const columns = [
  { title: 'Table' },
  { title: 'Rows (estimate)', number: true },
  { title: 'Size', number: true },
  { title: 'Share' },
];
const first = 10;

/** The tables by size, with a bar for the share of each; the ten largest until all are asked for. */
export function DatabaseTables({ tables }: { tables: DatabaseState['tables'] }) {
  const [all, setAll] = useState(false);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section aria-labelledby="tables">
      <Title order={2} id="tables" mb="md">
        Tables
      </Title>
      <WorkTable label="Tables" columns={columns}>
        {tables.slice(0, all ? undefined : first).map(({ name, rows, bytes }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">
              <code>{name}</code>
            </Table.Th>
            <Table.Td data-label="Rows (estimate)" data-number>
              {rows === null ? '–' : formatNumber(rows)}
            </Table.Td>
            <Table.Td data-label="Size" data-number>
              {formatBytes(bytes)}
            </Table.Td>
            <Table.Td data-label="Share">
              <Progress
                value={(100 * bytes) / Math.max(total, 1)}
                miw={80}
                aria-label={`${name}: ${Math.round((100 * bytes) / Math.max(total, 1))} percent of all tables`}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </WorkTable>
      {tables.length > first && (
        <Button variant="subtle" mt="xs" onClick={() => setAll(!all)}>
          {all ? 'Show the largest only' : `Show all ${tables.length}`}
        </Button>
      )}
    </section>
  );
}
