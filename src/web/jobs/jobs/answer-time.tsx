import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerTimeQuery } from './job-queries.ts';
import { t } from '../../platform/messages.ts';

/** How soon the employer promises to answer, and how often they did; nothing where nothing is promised. */
export function AnswerTime({ jobId }: { jobId: string }) {
  const answer = useQuery(answerTimeQuery(jobId)).data;
  if (!answer || answer.days === null) return null;
  return (
    <Text size="sm">
      {t('jobs.answersWithin', { days: answer.days })}{' '}
      {answer.rate === null
        ? t('jobs.answerRateUnknown')
        : t('jobs.answerRate', { rate: answer.rate, of: answer.of })}
    </Text>
  );
}
