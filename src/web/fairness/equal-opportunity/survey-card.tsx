import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { equalOpportunityApi, type SelfIdentification } from '../../../api/fairness/equal-opportunity.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { raceLabels, sexLabels } from './impact-labels.ts';
import { SurveyForm } from './survey-form.tsx';
import { surveyQuery } from './survey-queries.ts';
import { t } from '../../platform/messages.ts';

const notAnswered = t('equalOpportunity.notAnswered');

/** The employer's voluntary survey after an application: answered, declined, changed or deleted; nothing where nobody asks. */
export function SurveyCard({ applicationId: id, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(surveyQuery(id));
  const [editing, setEditing] = useState(false);
  if (!data || (!data.asked && !data.answer)) return null;
  return (
    <Card component="section" aria-labelledby="survey">
      <Title order={2} size="h3" id="survey" mb="xs">
        {t('equalOpportunity.surveyTitle')}
      </Title>
      {data.answer && !editing ? (
        <Answered id={id} answer={data.answer} onChange={() => setEditing(true)} />
      ) : (
        <SurveyForm id={id} survey={data} employer={employer} onDone={() => setEditing(false)} />
      )}
    </Card>
  );
}

function Answered(props: {
  id: string;
  answer: NonNullable<SelfIdentification['answer']>;
  onChange: () => void;
}) {
  const { sex, race, answered_at: at, delete_at: until } = props.answer;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(equalOpportunityApi.deleteSelfIdentification, { params: { id: props.id } }),
    onSuccess: (survey) => {
      client.setQueryData(surveyQuery(props.id).queryKey, survey);
      toast.success(t('equalOpportunity.answersDeleted'));
    },
    onError: (error) => toast.error(error.message),
  });
  const declined = sex === null && race === null;
  return (
    <Stack gap="xs">
      {declined ? (
        <Text size="sm">{t('equalOpportunity.declined')}</Text>
      ) : (
        <Text size="sm">
          {t('equalOpportunity.sexAnswer', { answer: sex === null ? notAnswered : sexLabels[sex] })}
          <br />
          {t('equalOpportunity.raceAnswer', { answer: race === null ? notAnswered : raceLabels[race] })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {declined
          ? t('equalOpportunity.saidOn', { on: formatDate(at) })
          : t('equalOpportunity.storedOn', { on: formatDate(at), until: formatDate(until) })}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={props.onChange}>
          {declined ? t('equalOpportunity.answerNow') : t('equalOpportunity.changeAnswers')}
        </Button>
        {!declined && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('equalOpportunity.deleteAnswers')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
