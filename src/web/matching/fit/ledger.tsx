import { Box, Table, Text } from '@mantine/core';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { LedgerEvidence } from './ledger-evidence.tsx';
import { groupRows, pointsLabel } from './ledger-rows.ts';
import classes from './ledger.module.css';
import { RequirementState } from './requirement-state.tsx';
import { t } from '../../platform/messages.ts';

/** Every requirement of a job with its state, the candidate's own words for it, and the reason. */
export function Ledger({ rows }: { rows: LedgerRow[] }) {
  return (
    <Box className={classes.frame}>
      <Table className={classes.ledger} verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Caption className={classes.caption}>{t('fit.ledgerCaption')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('fit.requirement')}</Table.Th>
            <Table.Th scope="col">{t('fit.state')}</Table.Th>
            <Table.Th scope="col">{t('fit.evidence')}</Table.Th>
            <Table.Th scope="col">{t('fit.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {groupRows(rows).map((group) => (
          <Table.Tbody key={group.title}>
            <Table.Tr className={classes.group}>
              <Table.Th scope="rowgroup" colSpan={4}>
                {group.title}
              </Table.Th>
            </Table.Tr>
            {group.rows.map((row) => (
              <Row key={`${row.kind} ${row.requirement}`} row={row} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </Box>
  );
}

function Row({ row }: { row: LedgerRow }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.requirement}>
        {row.requirement}
        {row.canonical && (
          <Text size="xs" c="dimmed" fw={400}>
            {row.canonical}
          </Text>
        )}
      </Table.Th>
      <Table.Td className={classes.stateCell}>
        <RequirementState row={row} />
        {row.points > 0 && (
          <Text size="xs" c="dimmed">
            {t('fit.points', { points: pointsLabel(row.points) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <LedgerEvidence evidence={row.evidence} place={null} needed={row.state !== 'met'} />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{row.reason}</Text>
      </Table.Td>
    </Table.Tr>
  );
}
