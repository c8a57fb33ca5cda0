import { Card, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askChoices,
  type EqualOpportunity,
  equalOpportunityApi,
} from '../../../api/fairness/equal-opportunity.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';

const words = {
  united_states: 'Applicants to jobs in the United States',
  everyone: 'All applicants',
  nobody: 'No one',
} as const;

/** Whom the company asks to identify themselves; saved as it is chosen. */
export function AskCard({ settings }: { settings: EqualOpportunity['settings'] }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (asks: EqualOpportunity['settings']['asks']) =>
      call(equalOpportunityApi.setSelfIdentification, { body: { asks, version: settings.version } }),
    onSuccess: () => toast.success('Saved.'),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'equal-opportunity'] }),
  });
  return (
    <Card component="section" aria-labelledby="asks">
      <Title order={2} size="h3" id="asks" mb="xs">
        Who is asked
      </Title>
      <Stack gap="sm">
        <Text size="sm" maw="75ch">
          After applying, people are invited to state their sex and their race or ethnicity. It is voluntary.
          You never see who answered or what they said, only the tables below, where no number changes by
          fewer than five people.
        </Text>
        <Radio.Group
          aria-labelledby="asks"
          value={save.isPending ? save.variables : settings.asks}
          onChange={(value) => {
            const chosen = askChoices.find((choice) => choice === value);
            if (chosen) save.mutate(chosen);
          }}
        >
          <Stack gap="xs">
            {askChoices.map((choice) => (
              <Radio key={choice} value={choice} label={words[choice]} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}
