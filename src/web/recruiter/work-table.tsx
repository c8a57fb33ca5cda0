import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { ReactNode } from 'react';
import classes from './work-table.module.css';

/** A column's heading; `number` aligns it right, `narrow` keeps it as slim as its words. */
export type Column = { title: string; number?: boolean; narrow?: boolean };

/**
 * A list to work through: a table with a sticky head where there is room, and a card for each row where there is not. Rows
 * are `Table.Tr`; cells carry `data-label` (their column's title) so that a card can name them.
 */
export function WorkTable(props: { label: string; columns: Column[]; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <Table stickyHeader className={classes.table} aria-label={props.label} tabularNums>
        <Table.Thead>
          <Table.Tr>
            {props.columns.map((column) => (
              <Table.Th
                key={column.title}
                scope="col"
                data-number={column.number || undefined}
                data-narrow={column.narrow || undefined}
              >
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{props.children}</Table.Tbody>
      </Table>
    </div>
  );
}
