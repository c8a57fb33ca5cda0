import { z } from 'zod';
import { text } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** What a screening question asks for. */
export const questionTypes = ['yes_no', 'choice', 'number', 'text'] as const;

/** The answers of a yes-or-no question, as they are stored. */
export const yesOrNo: readonly string[] = ['Yes', 'No'];

/** The id of a question within its job. */
export const questionId = z.string().regex(/^[\w-]{1,40}$/);

/** A question as candidates read it. `options` are the choices of a choice question, empty for all others. */
export const askedQuestion = z
  .object({
    id: questionId,
    prompt: z.string(),
    type: z.enum(questionTypes),
    options: z.array(z.string()),
    required: z.boolean(),
  })
  .meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof askedQuestion>;

/**
 * A question as the employer writes it. An answer outside `accepts` (when it names any) or below `at_least` is marked for a person
 * to look at; it decides nothing.
 */
export const screeningQuestion = z
  .strictObject({
    id: questionId,
    prompt: text(300, messageText('inputs.question')),
    type: z.enum(questionTypes),
    options: z
      .array(text(120).pipe(z.string().min(1)))
      .max(20)
      .refine((list) => new Set(list).size === list.length, messageText('inputs.choicesOnce')),
    required: z.boolean(),
    accepts: z.array(z.string().max(120)).max(20),
    at_least: z.number().min(-1_000_000_000).max(1_000_000_000).nullable(),
  })
  .refine((question) => question.type !== 'choice' || question.options.length >= 2, {
    path: ['options'],
    error: messageText('inputs.twoChoices'),
  })
  .refine(
    (question) => {
      const choices = question.type === 'yes_no' ? yesOrNo : question.options;
      return question.accepts.every((answer) => choices.includes(answer));
    },
    { path: ['accepts'], error: messageText('inputs.acceptedAnswers') },
  )
  .meta({ id: 'ScreeningQuestion' });
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;

/** The questions of a job, in the order they are asked. */
export const screeningQuestions = z
  .array(screeningQuestion)
  .max(20, messageText('inputs.mostQuestions'))
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    messageText('inputs.questionIds'),
  );

/** What a candidate answered: a choice word for word, a number in digits, or text. */
export const givenAnswer = z.strictObject({ question_id: questionId, answer: text(2000) });
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** An answer with the question as it was asked. */
export const storedAnswer = z
  .object({ question_id: z.string(), prompt: z.string(), answer: z.string() })
  .meta({ id: 'StoredAnswer' });

/** The same for the employer: `flagged` when the answer asks for a look by a person. */
export const reviewedAnswer = storedAnswer.extend({ flagged: z.boolean() }).meta({ id: 'ReviewedAnswer' });
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>;

/** What is wrong with the answers to these questions, by the id of the question; empty when they can be sent. */
export function answerMistakes(questions: AskedQuestion[], answers: GivenAnswer[]): Record<string, string> {
  const given = new Map(answers.map((item) => [item.question_id, item.answer.trim()]));
  const mistakes: Record<string, string> = {};
  for (const question of questions) {
    const mistake = mistakeIn(question, given.get(question.id) ?? '');
    if (mistake) mistakes[question.id] = mistake;
  }
  return mistakes;
}

/** True for an answer that the employer wants a person to look at. An empty answer never is. */
export function flagsAnswer(question: ScreeningQuestion, answer: string): boolean {
  if (answer === '') return false;
  if (question.type === 'number') return question.at_least !== null && Number(answer) < question.at_least;
  if (question.type === 'text') return false;
  return question.accepts.length > 0 && !question.accepts.includes(answer);
}

function mistakeIn(question: AskedQuestion, answer: string): string | null {
  if (answer === '') return question.required ? messageText('inputs.answer') : null;
  if (question.type === 'yes_no')
    return ['Yes', 'No'].includes(answer) ? null : messageText('inputs.yesOrNo');
  if (question.type === 'choice')
    return question.options.includes(answer) ? null : messageText('inputs.oneAnswer');
  if (question.type === 'number')
    return /^-?\d{1,10}(\.\d{1,4})?$/.test(answer) ? null : messageText('inputs.digits');
  return null;
}
