import { Button, Card, Group, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { saveCsv } from '../../operations/internal/save-csv.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { PeopleLink } from './people-link.tsx';
import { tableCsv } from './report-labels.ts';

/** A cell: its words, and whom it opens where it counts people. */
export type Cell = { text: string; people?: ApplicantSearch };

type Row = { key: string; name: string; cells: Cell[] };

/** A count that opens the people behind it; nobody opens nothing. */
export function countCell(count: number, people: ApplicantSearch): Cell {
  return count === 0 ? { text: '0' } : { text: String(count), people };
}

/** Figures as a table with its file: the first column names, the others are figures. */
export function FigureTable(props: {
  name: string;
  about: string;
  head: string[];
  rows: Row[];
  empty: string;
}) {
  const { name, head, rows } = props;
  const plain = { head, rows: rows.map((row) => [row.name, ...row.cells.map(({ text }) => text)]) };
  return (
    <Card component="section" aria-label={name}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} size="h4">
          {name}
        </Title>
        {rows.length > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t('reports.asCsv', { name })}
            onClick={() => saveCsv(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, tableCsv(plain))}
          >
            CSV
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {props.about}
      </Text>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" mt="md">
          {props.empty}
        </Text>
      ) : (
        <Figures name={name} head={head} rows={rows} />
      )}
    </Card>
  );
}

function Figures({ name, head, rows }: { name: string; head: string[]; rows: Row[] }) {
  return (
    <Table.ScrollContainer minWidth={480} type="native">
      <Table tabularNums mt="xs" fz="sm" aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            {head.map((words, index) => (
              <Table.Th key={words} scope="col" ta={index === 0 ? 'start' : 'end'}>
                {words}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={500}>
                {row.name}
              </Table.Th>
              {row.cells.map((cell, index) => (
                <Table.Td key={head[index + 1]} ta="end">
                  <Figure {...cell} about={`${row.name}, ${head[index + 1] ?? ''}`} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Figure({ text, people, about }: Cell & { about: string }): ReactNode {
  const shown = /^\d+$/.test(text) ? formatNumber(Number(text)) : text;
  return people ? <PeopleLink people={people} shown={shown} about={about} /> : shown;
}
