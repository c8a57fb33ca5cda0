import type { FormErrors } from '@mantine/form';
import {
  answerMistakes,
  type AskedQuestion,
  type GivenAnswer,
} from '../../../api/jobs/screening-questions.ts';
import { textInPage } from '../../../messages/in-page.ts';

/** What is typed into a form's `answers`, by question. */
type Answers = Record<string, string>;

/** What was answered to each question, as it is sent. */
export function givenAnswers(questions: AskedQuestion[], answers: Answers): GivenAnswer[] {
  return questions.map(({ id }) => ({ question_id: id, answer: answers[id]?.trim() ?? '' }));
}

/** What is wrong with the answers, by the path of the form's field. */
export function answerErrors(questions: AskedQuestion[], answers: Answers): FormErrors {
  return Object.fromEntries(
    Object.entries(answerMistakes(questions, givenAnswers(questions, answers))).map(([id, mistake]) => [
      `answers.${id}`,
      textInPage(mistake),
    ]),
  );
}

/** Those of a form's errors that are about answers, by question. */
export function errorsByQuestion(errors: FormErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith('answers.') && typeof error === 'string'
        ? [[path.slice('answers.'.length), error] as const]
        : [],
    ),
  );
}

/** Gives the focus to the first field that is wrong, where it is no text field: those are found by these ids. True when it was one. */
export function focusByIdOf(errors: FormErrors, ids: Record<string, string>): boolean {
  const [first = ''] = Object.keys(errors);
  const id = ids[first] ?? (first.startsWith('answers.') ? first.replace('answers.', 'answer-') : '');
  document.getElementById(id)?.focus();
  return id !== '';
}
