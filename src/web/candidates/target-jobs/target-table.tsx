import { Table, VisuallyHidden } from '@mantine/core';
import type { BoardEntry } from './target-board.tsx';
import classes from './target-jobs.module.css';
import { stageNames } from './target-labels.ts';

/** The same as the board, in lines. */
export function TargetTable({ entries }: { entries: BoardEntry[] }) {
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Job</Table.Th>
          <Table.Th>Stage</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
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
  );
}
