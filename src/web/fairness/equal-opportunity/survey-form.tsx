import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  equalOpportunityApi,
  type SelfIdentification,
  selfIdentificationConsent,
} from '../../../api/fairness/equal-opportunity.ts';
import { language } from '../../../messages/in-page.ts';
import { call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { raceLabels, sexLabels } from './impact-labels.ts';
import { surveyQuery } from './survey-queries.ts';
import { t } from '../../platform/messages.ts';

type Props = { id: string; survey: SelfIdentification; employer: string; onDone: () => void };

/** Answers the survey, with consent, or says that one would rather not. */
export function SurveyForm(props: Props) {
  const { id, survey, employer } = props;
  const { form, problem, busy, formProps } = useSurveyForm(props);
  const decline = useDecline(props);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm" maw="75ch">
          {t('equalOpportunity.surveyIntro', { employer })}
          {survey.earlier && !survey.answer && ` ${t('equalOpportunity.filledIn')}`}
        </Text>
        <Radio.Group label={t('equalOpportunity.sex')} {...form.getInputProps('sex')}>
          <Options of={sexLabels} />
        </Radio.Group>
        <Radio.Group
          label={t('equalOpportunity.raceOrEthnicity')}
          description={t('equalOpportunity.raceNote')}
          {...form.getInputProps('race')}
        >
          <Options of={raceLabels} />
        </Radio.Group>
        <Checkbox
          label={t('consents.selfIdentification')}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormProblem problem={problem} />
        <Group gap="xs">
          <Button type="submit" variant="default" loading={busy}>
            {t('equalOpportunity.saveAnswers')}
          </Button>
          <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(id)}>
            {t('equalOpportunity.ratherNotSay')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Options({ of }: { of: Record<string, string> }) {
  return (
    <Stack gap="xs" mt="xs">
      {Object.entries(of).map(([key, label]) => (
        <Radio key={key} value={key} label={label} />
      ))}
    </Stack>
  );
}

function useSurveyForm({ id, survey, onDone }: Props) {
  const client = useQueryClient();
  const start = survey.answer ?? survey.earlier;
  return useMutationForm({
    initialValues: { sex: start?.sex ?? '', race: start?.race ?? '', agreed: false },
    validate: {
      agreed: (agreed, { sex, race }) => {
        if (sex === '' && race === '') return t('equalOpportunity.chooseAnswer');
        return agreed ? null : t('equalOpportunity.agreeFirst');
      },
    },
    save: ({ sex, race }) =>
      call(equalOpportunityApi.answerSelfIdentification, {
        params: { id },
        body: {
          sex: keyOf(sexLabels, sex),
          race: keyOf(raceLabels, race),
          consent_version: selfIdentificationConsent.version,
          consent_language: language,
        },
      }),
    saved: t('equalOpportunity.answersStored'),
    onSaved: (stored) => {
      client.setQueryData(surveyQuery(id).queryKey, stored);
      onDone();
    },
  });
}

function useDecline({ onDone }: Props) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(equalOpportunityApi.answerSelfIdentification, {
        params: { id },
        body: { sex: null, race: null },
      }),
    onSuccess: (stored, id) => {
      client.setQueryData(surveyQuery(id).queryKey, stored);
      toast.success(t('equalOpportunity.declinedStored'));
      onDone();
    },
    onError: (error) => toast.error(error.message),
  });
}

function keyOf<Key extends string>(words: Record<Key, string>, chosen: string): Key | null {
  return (Object.keys(words) as Key[]).find((key) => key === chosen) ?? null;
}
