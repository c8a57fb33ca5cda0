import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AnswerInput, fitApi, type LedgerRow } from '../../../api/matching/fit.ts';
import { isAnswerable } from '../../../api/matching/ledger.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { focusUnlessMoved } from '../../platform/ui/focus-unless-moved.ts';
import { toast } from '../../platform/ui/toast.ts';
import { jobFitQuery } from './fit-queries.ts';

/** One tap on an open requirement: the candidate has it or not, and can take that back. Nothing where the file speaks. */
export function MyAnswer({ jobId, row }: { jobId: string; row: LedgerRow }) {
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: AnswerInput['answer']) =>
      call(fitApi.answerRequirement, {
        params: { id: jobId },
        body: { kind: row.kind, requirement: row.requirement, answer },
      }),
    onMutate: focusUnlessMoved,
    onSuccess: ({ fit }, answer, giveFocus) => {
      queries.setQueryData(jobFitQuery(jobId).queryKey, fit);
      void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
      toast.success(answer === 'undo' ? t('fit.answerRemoved') : t('fit.answerSaved'));
      giveFocus(place.current);
    },
    onError: () => toast.error(t('fit.answerNotSaved')),
  });
  if (!isAnswerable(row)) return null;
  const labels = words[row.kind] ?? anySkill;
  const button = (answer: AnswerInput['answer'], label: string) => (
    <Button
      size="compact-sm"
      variant="default"
      disabled={isPending && variables !== answer}
      loading={isPending && variables === answer}
      aria-label={`${label}: ${row.requirement}`}
      onClick={() => mutate(answer)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap="xs" mt={4} ref={place} tabIndex={-1}>
      {row.answered ? (
        <>
          <Text span size="xs" c="dimmed">
            {row.answered === 'have' ? labels.saidHave : labels.saidHaveNot}
          </Text>
          {button('undo', t('fit.undo'))}
        </>
      ) : (
        <>
          {button('have', labels.have)}
          {button('have_not', labels.haveNot)}
        </>
      )}
    </Group>
  );
}

/** What somebody can answer, and how the answer is told from then on. */
type Words = { have: string; haveNot: string; saidHave: string; saidHaveNot: string };

const anySkill: Words = {
  have: t('fit.have'),
  haveNot: t('fit.haveNot'),
  saidHave: t('fit.saidHave'),
  saidHaveNot: t('fit.saidHaveNot'),
};

const words: Partial<Record<LedgerRow['kind'], Words>> = {
  language: {
    have: t('fit.speak'),
    haveNot: t('fit.speakNot'),
    saidHave: t('fit.saidSpeak'),
    saidHaveNot: t('fit.saidSpeakNot'),
  },
  place: {
    have: t('fit.works'),
    haveNot: t('fit.worksNot'),
    saidHave: t('fit.saidWorks'),
    saidHaveNot: t('fit.saidWorksNot'),
  },
};
