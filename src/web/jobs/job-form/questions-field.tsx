import { Button, Checkbox, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { freshKey } from '../../platform/client.ts';
import type { JobFormValues } from './job-form-values.ts';
import { options, questionTypeLabels } from '../jobs/job-labels.ts';
import { KeywordsField } from './keywords-field.tsx';
import { t } from '../../platform/messages.ts';

type Form = UseFormReturnType<JobFormValues>;
type Question = JobFormValues['questions'][number];

/** The questions that candidates answer when they apply. An unexpected answer is marked for a person, and decides nothing. */
export function QuestionsField({ form }: { form: Form }) {
  const { questions } = form.values;
  return (
    <Fieldset legend={t('jobForm.screeningQuestions')} id="questions" tabIndex={-1}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('jobForm.aboutQuestions')}
        </Text>
        {questions.map((question, index) => (
          <QuestionFields key={question.id} form={form} question={question} index={index} />
        ))}
        {form.errors['questions'] && (
          <Text size="xs" c="var(--mantine-color-error)">
            {form.errors['questions']}
          </Text>
        )}
        {questions.length < 20 && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => form.insertListItem('questions', emptyQuestion())}
          >
            {t('jobForm.addQuestion')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

function QuestionFields({ form, question, index }: { form: Form; question: Question; index: number }) {
  const path = `questions.${index}`;
  const number = index + 1;
  const change = (part: Partial<Question>) => form.setFieldValue(path, { ...question, ...part });
  return (
    <Stack gap="xs" component="section" aria-label={t('jobForm.question', { number })}>
      <TextInput
        label={t('jobForm.question', { number })}
        id={`${path}.prompt`}
        maxLength={300}
        {...form.getInputProps(`${path}.prompt`)}
      />
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t('jobForm.answer')}
          aria-label={t('jobForm.answerToQuestion', { number })}
          data={options(questionTypeLabels)}
          value={question.type}
          onChange={(event) => {
            const type = options(questionTypeLabels).find(({ value }) => value === event.currentTarget.value);
            if (type) change({ type: type.value, options: [], accepts: [], at_least: '' });
          }}
        />
        <Checkbox
          label={t('jobForm.required')}
          checked={question.required}
          onChange={(event) => change({ required: event.currentTarget.checked })}
          pb={8}
        />
      </Group>
      <Expected form={form} question={question} index={index} change={change} />
      <Group gap="xs" justify="flex-end">
        {index > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<ArrowUp size={16} aria-hidden />}
            onClick={() => form.reorderListItem('questions', { from: index, to: index - 1 })}
          >
            {t('jobForm.moveQuestionUp', { number })}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => form.removeListItem('questions', index)}
        >
          {t('jobForm.removeQuestion', { number })}
        </Button>
      </Group>
    </Stack>
  );
}

/** The choices, and what is expected of the answer. */
function Expected(props: {
  form: Form;
  question: Question;
  index: number;
  change: (part: Partial<Question>) => void;
}) {
  const { form, question, index, change } = props;
  const path = `questions.${index}`;
  if (question.type === 'text') return null;
  if (question.type === 'number') {
    return (
      <TextInput
        label={t('jobForm.markAnswersBelow')}
        description={t('jobForm.aboutMinimumAnswer')}
        id={`${path}.at_least`}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps(`${path}.at_least`)}
      />
    );
  }
  const choices = question.type === 'yes_no' ? [t('jobForm.yes'), t('jobForm.no')] : question.options;
  return (
    <>
      {question.type === 'choice' && (
        <KeywordsField
          id={`${path}.options`}
          label={t('jobForm.choices')}
          description={t('jobForm.aboutChoices')}
          value={question.options}
          onChange={(list) =>
            change({ options: list, accepts: question.accepts.filter((answer) => list.includes(answer)) })
          }
          error={form.errors[`${path}.options`]}
        />
      )}
      {choices.length > 0 && (
        <Checkbox.Group
          label={t('jobForm.expectedAnswers')}
          description={t('jobForm.aboutExpectedAnswers')}
          value={question.accepts}
          onChange={(accepts) => change({ accepts })}
        >
          <Group gap="md" mt={4}>
            {choices.map((choice) => (
              <Checkbox key={choice} value={choice} label={choice} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  );
}

function emptyQuestion(): Question {
  return {
    id: freshKey(),
    prompt: '',
    type: 'yes_no',
    options: [],
    required: true,
    accepts: [],
    at_least: '',
  };
}
