import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { EarlierAnswer } from '../../../api/hiring/my-applications.ts';
import { type AskedQuestion, yesOrNo } from '../../../api/jobs/screening-questions.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';

/**
 * The questions of a job, answered by those who apply; `mistakes` says by question what is wrong, `earlier` where an answer comes from
 * that stands there already.
 */
export function AnswersFields(props: {
  questions: AskedQuestion[];
  answers: Record<string, string>;
  onAnswer: (id: string, answer: string) => void;
  mistakes: Record<string, string>;
  earlier?: EarlierAnswer[];
}) {
  if (props.questions.length === 0) return null;
  return (
    <Stack gap="md">
      {props.questions.map((question) => (
        <OneAnswer
          key={question.id}
          question={question}
          earlier={props.earlier?.find(({ question_id }) => question_id === question.id)}
          value={props.answers[question.id] ?? ''}
          onChange={(answer) => props.onAnswer(question.id, answer)}
          error={props.mistakes[question.id]}
        />
      ))}
    </Stack>
  );
}

function OneAnswer(props: {
  question: AskedQuestion;
  earlier: EarlierAnswer | undefined;
  value: string;
  onChange: (answer: string) => void;
  error: string | undefined;
}) {
  const { question, earlier, value, onChange, error } = props;
  const id = `answer-${question.id}`;
  const shared = {
    label: question.prompt,
    error,
    description: hintOf(question, earlier?.answer === value ? earlier : undefined),
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
  return (
    <Radio.Group {...shared} value={value} onChange={onChange}>
      <Choices question={question} id={id} />
    </Radio.Group>
  );
}

/** The first has the id by which a mistake finds it. */
function Choices({ question: { type, options }, id }: { question: AskedQuestion; id: string }) {
  return (
    <Stack gap="xs" mt={4}>
      {(type === 'yes_no' ? yesOrNo : options).map((choice, index) => (
        <Radio
          key={choice}
          value={choice}
          label={type === 'yes_no' ? yesOrNoLabels[index] : choice}
          {...(index === 0 ? { id } : {})}
        />
      ))}
    </Stack>
  );
}

/** In the order of `yesOrNo`. */
const yesOrNoLabels = [t('jobs.yes'), t('jobs.no')];

/** That a question may be left open, and whose answer stands there while it is as it was given before. */
function hintOf({ required }: AskedQuestion, earlier: EarlierAnswer | undefined): string {
  const hints = [
    ...(required ? [] : [t('jobs.optional')]),
    ...(earlier
      ? [t('jobs.answeredBefore', { employer: earlier.employer_name, day: formatDate(earlier.answered_at) })]
      : []),
  ];
  return hints.join(' · ');
}
