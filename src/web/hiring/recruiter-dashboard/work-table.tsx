import { Button, Table } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './work-table.module.css';
import { t } from '../../platform/messages.ts';

/** A column's heading; `number` aligns it right, `narrow` keeps it as slim as its words, `below` stands under it; a `roomy` one is left out of a slim table. */
export type Column = {
  title: string;
  number?: boolean;
  narrow?: boolean;
  roomy?: boolean;
  below?: ReactNode;
};

/**
 * A list to work through: a table with a sticky head where there is room, and a card for each row where there is not. Rows
 * are `Table.Tr`; cells carry `data-label` (their column's title) so that a card can name them.
 * Where rows may be many, `roomy` offers compact ones too, which leave out what is marked `data-second`; `tools` stand beside it.
 */
export function WorkTable(props: {
  label: string;
  columns: Column[];
  roomy?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const [density, setDensity] = useLocalStorage<'comfortable' | 'compact'>({
    key: 'tenon-density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  });
  const isCompact = props.roomy && density === 'compact';
  return (
    <div className={classes.frame} data-compact={isCompact || undefined}>
      {(props.tools !== undefined || props.roomy) && (
        <div className={classes.tools}>
          <div className={classes.own}>{props.tools}</div>
          {props.roomy && (
            <Button
              className={classes.density ?? ''}
              size="compact-sm"
              variant={isCompact ? 'light' : 'subtle'}
              color="gray"
              leftSection={<Rows4 size={14} aria-hidden />}
              aria-pressed={isCompact}
              onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
            >
              {t('recruiterDashboard.compactRows')}
            </Button>
          )}
        </div>
      )}
      <Table stickyHeader className={classes.table} aria-label={props.label}>
        <Table.Thead>
          <Table.Tr>
            {props.columns.map((column) => (
              <Table.Th
                key={column.title}
                scope="col"
                data-number={column.number || undefined}
                data-narrow={column.narrow || undefined}
                data-roomy={column.roomy || undefined}
              >
                {column.title}
                {column.below && <div className={classes.below}>{column.below}</div>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{props.children}</Table.Tbody>
      </Table>
    </div>
  );
}
