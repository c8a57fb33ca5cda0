import { Card, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askChoices,
  type EqualOpportunity,
  equalOpportunityApi,
} from '../../../api/fairness/equal-opportunity.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

const words = {
  united_states: t('equalOpportunity.askUnitedStates'),
  everyone: t('equalOpportunity.askEveryone'),
  nobody: t('equalOpportunity.askNoOne'),
} as const;

/** Whom the company asks to identify themselves; saved as it is chosen. */
export function SurveySettingsCard({ settings }: { settings: EqualOpportunity['settings'] }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (asks: EqualOpportunity['settings']['asks']) =>
      call(equalOpportunityApi.setSelfIdentification, { body: { asks, version: settings.version } }),
    onSuccess: () => toast.success(t('equalOpportunity.saved')),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'equal-opportunity'] }),
  });
  return (
    <Card component="section" aria-labelledby="asks">
      <Title order={2} size="h3" id="asks" mb="xs">
        {t('equalOpportunity.whoIsAsked')}
      </Title>
      <Stack gap="sm">
        <Text size="sm" maw="75ch">
          {t('equalOpportunity.whoIsAskedNote')}
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
