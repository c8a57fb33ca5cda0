import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WaitingApplication } from '../../../api/identity/guest-applications.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import type { GivenAnswer } from '../../../api/jobs/screening-questions.ts';
import { AnswersFields } from '../../jobs/jobs/answers-fields.tsx';
import { answerErrors, errorsByQuestion, focusByIdOf, givenAnswers } from '../../jobs/jobs/answers-form.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { Agreement } from './agreement.tsx';

/** What is said yet of an application that came by mail. */
export type Completed = { terms_version?: string; answers?: GivenAnswer[] };

type Props = {
  employer: string;
  asks: NonNullable<WaitingApplication['asks']>;
  busy: boolean;
  problem: string | null;
  onSend: (completed: Completed) => Promise<unknown>;
  /** What else can be done with it. */
  other: ReactNode;
};

/** The questions of a job and the agreement, for who applied by mail. */
export function CompleteForm({ employer, asks, busy, problem, onSend, other }: Props) {
  const { questions } = asks;
  const made = useMutationForm({
    initialValues: { answers: {} as Record<string, string>, agreed: false },
    validate: ({ answers, agreed }) => ({
      ...answerErrors(questions, answers),
      agreed: agreed ? null : t('jobs.agreeFirst'),
    }),
    onInvalid: (errors) => focusByIdOf(errors, { agreed: 'apply-consent' }),
    fieldOf: () => 'form',
    save: ({ answers }) => onSend({ terms_version: termsVersion, answers: givenAnswers(questions, answers) }),
    // The page says what went wrong.
    onFailed: () => true,
  });
  const { form } = made;
  return (
    <form {...made.formProps}>
      <Stack gap="md">
        {questions.length > 0 && (
          <AnswersFields
            questions={questions}
            answers={form.values.answers}
            onAnswer={(id, answer) => form.setFieldValue(`answers.${id}`, answer)}
            mistakes={errorsByQuestion(form.errors)}
          />
        )}
        <Agreement
          employer={employer}
          companyId={asks.company_id}
          goesOn={asks.goes_to_ats}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormProblem problem={problem} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('guestApplications.confirm')}
          </Button>
          {other}
        </Group>
      </Stack>
    </form>
  );
}
