import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

test('what is told many times while an answer is on its way is asked once more, and no question is broken off', async () => {
  const questions: { about: string; answer: () => void }[] = [];
  const invalidate = batchCalls<string>(
    (about) => new Promise<void>((answer) => questions.push({ about, answer })),
    (about) => about,
    () => Promise.resolve(),
  );
  const told = (about: string, times: number) => Array.from({ length: times }, () => invalidate(about));
  const answered = async (index: number) => {
    questions[index]?.answer();
    await new Promise((resolve) => setImmediate(resolve));
  };

  told('progress', 120);
  expect(questions.map(({ about }) => about)).toEqual(['progress']);
  told('list', 1);
  expect(questions.map(({ about }) => about)).toEqual(['progress', 'list']);
  await answered(0);
  expect(questions.map(({ about }) => about)).toEqual(['progress', 'list', 'progress']);
  await answered(2);
  await answered(1);
  expect(questions).toHaveLength(3);
  told('progress', 1);
  expect(questions).toHaveLength(4);
});
