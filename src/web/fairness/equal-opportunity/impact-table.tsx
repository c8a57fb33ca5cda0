import { Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImpactRow, ImpactTable } from '../../../api/fairness/equal-opportunity.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import classes from './impact-table.module.css';
import {
  categoryLabel,
  findingLabel,
  percentLabel,
  ratioLabel,
  releaseLabel,
  tableLabels,
  testLabel,
  withheldLabel,
} from './impact-labels.ts';
import { t } from '../../platform/messages.ts';

/**
 * One table of categories with its rates, ratios and findings; `of` names those who are counted as chosen, `name` tells it from
 * other tables of a page.
 */
export function ImpactTableCard({
  table,
  of,
  name = 'impact',
  children,
}: {
  table: ImpactTable;
  of: string;
  name?: string;
  children?: ReactNode;
}) {
  const rows = table.direction === 'both' ? table.rows.filter((row) => !row.hidden) : table.rows;
  const columns = [
    { title: t('equalOpportunity.category') },
    { title: t('equalOpportunity.assessed'), number: true, narrow: true },
    { title: of, number: true, narrow: true },
    { title: t('equalOpportunity.rate'), number: true, narrow: true },
    { title: t('equalOpportunity.impactRatio'), number: true, narrow: true },
    { title: t('equalOpportunity.finding') },
    { title: t('equalOpportunity.test') },
  ];
  const id = `${name}-${table.direction}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="xs" mb="xs">
        <Title order={3} id={id}>
          {tableLabels[table.direction]}
        </Title>
        {table.withheld === null && (
          <Text size="xs" c="dimmed">
            {t('equalOpportunity.shownAndUnknown', {
              known: table.known,
              unknown: table.unknown,
            })}
          </Text>
        )}
      </Group>
      <Stack gap="xs">
        {table.withheld === null ? (
          <WorkTable label={tableLabels[table.direction]} columns={columns}>
            {rows.map((row) => (
              <Row key={`${row.sex} ${row.race}`} row={row} of={of} />
            ))}
          </WorkTable>
        ) : (
          <Text size="sm" maw="75ch">
            {withheldLabel(table)}
          </Text>
        )}
        {table.releases.map((release) => (
          <Text key={release.to} size="xs" c="dimmed">
            {releaseLabel(release)}
          </Text>
        ))}
        {children}
      </Stack>
    </Card>
  );
}

function Row({ row, of }: { row: ImpactRow; of: string }) {
  const flagged = row.below && row.significance?.significant === true;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {categoryLabel(row)}
      </Table.Th>
      <Table.Td data-number data-label={t('equalOpportunity.assessed')}>
        {row.assessed === null ? '–' : formatNumber(row.assessed)}
      </Table.Td>
      <Table.Td data-number data-label={of}>
        {row.selected === null ? '–' : formatNumber(row.selected)}
      </Table.Td>
      <Table.Td data-number data-label={t('equalOpportunity.rate')} style={{ whiteSpace: 'nowrap' }}>
        {percentLabel(row.rate)}
      </Table.Td>
      <Table.Td data-number data-label={t('equalOpportunity.impactRatio')}>
        {ratioLabel(row.ratio)}
      </Table.Td>
      <Table.Td data-label={t('equalOpportunity.finding')} className={classes.finding}>
        {row.below ? (
          <>
            <Badge color={flagged ? 'red' : 'yellow'}>{t('equalOpportunity.underFourFifths')}</Badge>
            <Text size="xs" c="dimmed">
              {findingLabel(row)}
            </Text>
          </>
        ) : (
          findingLabel(row)
        )}
      </Table.Td>
      <Table.Td data-label={t('equalOpportunity.test')} c="dimmed" fz="xs" className={classes.test}>
        {testLabel(row)}
      </Table.Td>
    </Table.Tr>
  );
}
