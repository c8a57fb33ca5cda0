import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  equalOpportunityApi,
  races,
  type SelfIdentification,
  selfIdentificationConsent,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';
import { call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { surveyQuery } from './survey-queries.ts';

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
          {employer} asks two questions about you, to see whether it hires fairly. Answering is voluntary and
          doesn’t affect your application. No one who decides about it sees whether or what you answer.
          {survey.earlier && !survey.answer && ' Filled in with your last answers.'}
        </Text>
        <Radio.Group label="Sex" {...form.getInputProps('sex')}>
          <Options of={sexes} />
        </Radio.Group>
        <Radio.Group
          label="Race or ethnicity"
          description="Each except the first means: not Hispanic or Latino."
          {...form.getInputProps('race')}
        >
          <Options of={races} />
        </Radio.Group>
        <Checkbox
          label={selfIdentificationConsent.text}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormProblem problem={problem} />
        <Group gap="xs">
          <Button type="submit" variant="default" loading={busy}>
            Save my answers
          </Button>
          <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(id)}>
            I’d rather not say
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
        if (sex === '' && race === '') return 'Choose an answer first, or choose “I’d rather not say”.';
        return agreed ? null : 'Tick the box to agree first.';
      },
    },
    save: ({ sex, race }) =>
      call(equalOpportunityApi.answerSelfIdentification, {
        params: { id },
        body: {
          sex: keyOf(sexes, sex),
          race: keyOf(races, race),
          consent_version: selfIdentificationConsent.version,
        },
      }),
    saved: 'Thank you. Your answers are stored separately.',
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
      toast.success('Saved: you’d rather not say.');
      onDone();
    },
    onError: (error) => toast.error(error.message),
  });
}

function keyOf<Key extends string>(words: Record<Key, string>, chosen: string): Key | null {
  return (Object.keys(words) as Key[]).find((key) => key === chosen) ?? null;
}
