import { Card, Text, Title } from '@mantine/core';
import type { JobPipeline } from '../../../api/hiring/job-stages.ts';
import { t } from '../../platform/messages.ts';
import { RuleList } from './rule-list.tsx';

/** The rules for the stages of one job, below its stages. */
export function RulesCard({ pipeline }: { pipeline: JobPipeline }) {
  return (
    <Card component="section" aria-labelledby="stage-rules" mt="lg">
      <Title order={2} size="h3" id="stage-rules">
        {t('stageRules.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('stageRules.about')}
      </Text>
      <RuleList job={pipeline} />
    </Card>
  );
}
