import { Card, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ModelUse } from '../../../api/integrations/models.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { modelUseQuery } from './internal-queries.ts';
import { Loaded } from './loaded.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internal.model') },
  { title: t('internal.purpose') },
  { title: t('internal.calls'), number: true },
  { title: t('internal.failures'), number: true },
  { title: t('internal.tokens'), number: true },
  { title: t('internal.meanTime'), number: true },
];
const purposes: Record<string, string> = {
  test: t('internal.test'),
  generate: t('internal.generate'),
  wording: t('internal.suggestedBullets'),
  reading: t('internal.readingResumes'),
};

/** What each model was used for in the last 30 days. */
export function ModelUseCard() {
  const usage = useQuery(modelUseQuery);
  return (
    <Card component="section" padding="lg" aria-labelledby="model-usage">
      <Title order={3} id="model-usage">
        {t('internal.modelUsage')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('internal.modelUsageNote')}
      </Text>
      <Loaded query={usage}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">{t('internal.noModelCalls')}</Text>
          ) : (
            <WorkTable label={t('internal.modelUsageTable')} columns={columns}>
              {items.map((use) => (
                <Row key={`${use.model} ${use.purpose}`} use={use} />
              ))}
            </WorkTable>
          )
        }
      </Loaded>
    </Card>
  );
}

function Row({ use }: { use: ModelUse }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{use.model}</Table.Th>
      <Table.Td data-label={t('internal.purpose')}>{purposes[use.purpose] ?? use.purpose}</Table.Td>
      <Table.Td data-label={t('internal.calls')} data-number>
        {formatNumber(use.calls)}
      </Table.Td>
      <Table.Td data-label={t('internal.failures')} data-number>
        {formatNumber(use.failures)}
      </Table.Td>
      <Table.Td data-label={t('internal.tokens')} data-number>
        {formatNumber(use.tokens)}
      </Table.Td>
      <Table.Td data-label={t('internal.meanTime')} data-number>
        {use.mean_ms === null ? t('internal.notAvailable') : t('internal.milliseconds', { ms: use.mean_ms })}
      </Table.Td>
    </Table.Tr>
  );
}
