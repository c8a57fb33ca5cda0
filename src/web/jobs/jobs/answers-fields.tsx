import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { AskedQuestion } from '../../../api/jobs/screening-questions.ts';
import { t } from '../../platform/messages.ts';

/** The questions of a job, answered by those who apply; `mistakes` says by question what is wrong. */
export function AnswersFields(props: {
  questions: AskedQuestion[];
  answers: Record<string, string>;
  onAnswer: (id: string, answer: string) => void;
  mistakes: Record<string, string>;
}) {
  return (
    <Stack gap="md">
      {props.questions.map((question) => (
        <OneAnswer
          key={question.id}
          question={question}
          value={props.answers[question.id] ?? ''}
          onChange={(answer) => props.onAnswer(question.id, answer)}
          error={props.mistakes[question.id]}
        />
      ))}
    </Stack>
  );
}

function OneAnswer({
  question,
  value,
  onChange,
  error,
}: {
  question: AskedQuestion;
  value: string;
  onChange: (answer: string) => void;
  error: string | undefined;
}) {
  const id = `answer-${question.id}`;
  const shared = {
    label: question.prompt,
    error,
    ...(question.required ? {} : { description: t('jobs.optional') }),
  };
  const typed = { ...shared, 'aria-required': question.required };
  if (question.type === 'text') {
    return (
      <Textarea
        {...typed}
        id={id}
        autosize
        minRows={2}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (question.type === 'number') {
    return (
      <TextInput
        {...typed}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const choices = question.type === 'yes_no' ? [t('jobs.yes'), t('jobs.no')] : question.options;
  return (
    <Radio.Group {...shared} value={value} onChange={onChange}>
      <Stack gap="xs" mt={4}>
        {choices.map((choice, index) => (
          <Radio key={choice} value={choice} label={choice} {...(index === 0 ? { id } : {})} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
