import { Card, Table, VisuallyHidden } from '@mantine/core';
import type { BoardEntry } from './target-board.tsx';
import classes from './target-jobs.module.css';
import { stageNames } from './target-labels.ts';
import { t } from '../../platform/messages.ts';

/** The same as the board, in lines. */
export function TargetTable({ entries }: { entries: BoardEntry[] }) {
  return (
    <Card padding="xs">
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('targetJobs.job')}</Table.Th>
            <Table.Th>{t('targetJobs.stage')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('targetJobs.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ id, words, stage, menu }) => (
            <Table.Tr key={id}>
              <Table.Td className={classes.words}>{words}</Table.Td>
              <Table.Td>{stageNames[stage]}</Table.Td>
              <Table.Td w={48}>{menu}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
