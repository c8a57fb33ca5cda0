import { Card, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ModelUse } from '../../../api/integrations/models.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { modelUseQuery } from './internal-queries.ts';
import { Loaded } from './loaded.tsx';
import { formatNumber } from '../../platform/ui/format.ts';

const columns = [
  { title: 'Model' },
  { title: 'Purpose' },
  { title: 'Calls', number: true },
  { title: 'Failures', number: true },
  { title: 'Tokens', number: true },
  { title: 'Mean time', number: true },
];
const purposes: Record<string, string> = {
  test: 'Test',
  generate: 'Generate',
  wording: 'Suggested bullets',
  reading: 'Reading resumes',
};

/** What each model was used for in the last 30 days. */
export function ModelUseCard() {
  const usage = useQuery(modelUseQuery);
  return (
    <Card component="section" padding="lg" aria-labelledby="model-usage">
      <Title order={3} id="model-usage">
        Model Usage
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Calls in the last 30 days. The time is the mean of answered calls.
      </Text>
      <Loaded query={usage}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">No model calls in the last 30 days.</Text>
          ) : (
            <WorkTable label="Model usage" columns={columns}>
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
      <Table.Td data-label="Purpose">{purposes[use.purpose] ?? use.purpose}</Table.Td>
      <Table.Td data-label="Calls" data-number>
        {formatNumber(use.calls)}
      </Table.Td>
      <Table.Td data-label="Failures" data-number>
        {formatNumber(use.failures)}
      </Table.Td>
      <Table.Td data-label="Tokens" data-number>
        {formatNumber(use.tokens)}
      </Table.Td>
      <Table.Td data-label="Mean time" data-number>
        {use.mean_ms === null ? 'n/a' : `${formatNumber(use.mean_ms)} ms`}
      </Table.Td>
    </Table.Tr>
  );
}
