import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerTimeQuery } from './job-queries.ts';

/** How soon the employer promises to answer, and how often they did; nothing where nothing is promised. */
export function AnswerTime({ jobId }: { jobId: string }) {
  const answer = useQuery(answerTimeQuery(jobId)).data;
  if (!answer || answer.days === null) return null;
  return (
    <Text size="sm">
      Answers within {answer.days} {answer.days === 1 ? 'day' : 'days'}.{' '}
      {answer.rate === null
        ? 'Not enough applicants yet to say how often.'
        : `${answer.rate}% of ${answer.of} applicants heard back in time.`}
    </Text>
  );
}
