import type { EarlierAnswer } from '../../../api/hiring/my-applications.ts';
import { answerMistakes, type AskedQuestion } from '../../../api/jobs/screening-questions.ts';
import type { FoundAnswer } from './queries.ts';

/** A question's words without case, punctuation at the end and doubled spaces: "Do you drive?" is asked as "do you  drive". */
function questionKey(prompt: string): string {
  return prompt
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s?.:!*]+$/u, '');
}

/** The newest earlier answer to each question that asks the same and would take it. `found` is newest first. */
export function reusableAnswers(questions: AskedQuestion[], found: FoundAnswer[]): EarlierAnswer[] {
  return questions.flatMap((question) => {
    const earlier = found.find(
      ({ prompt, answer }) => questionKey(prompt) === questionKey(question.prompt) && takes(question, answer),
    );
    if (!earlier) return [];
    const { answer, employer_name, answered_at } = earlier;
    return [{ question_id: question.id, answer, employer_name, answered_at }];
  });
}

function takes(question: AskedQuestion, answer: string): boolean {
  const mistakes = answerMistakes([question], [{ question_id: question.id, answer }]);
  return answer !== '' && Object.keys(mistakes).length === 0;
}
