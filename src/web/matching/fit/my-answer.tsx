import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AnswerInput, fitApi, type LedgerRow } from '../../../api/matching/fit.ts';
import { isAnswerable } from '../../../api/matching/ledger.ts';
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
      toast.success(answer === 'undo' ? 'Answer removed.' : 'Saved as stated by you.');
      giveFocus(place.current);
    },
    onError: () => toast.error('Your answer could not be saved. Please try again.'),
  });
  if (!isAnswerable(row)) return null;
  const [yes, no] = words[row.kind] ?? ['I have this', "I don't"];
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
            Stated by you: {(row.answered === 'have' ? yes : no).toLowerCase().replace(/^i /, 'I ')}
          </Text>
          {button('undo', 'Undo')}
        </>
      ) : (
        <>
          {button('have', yes)}
          {button('have_not', no)}
        </>
      )}
    </Group>
  );
}

const words: Partial<Record<LedgerRow['kind'], [string, string]>> = {
  language: ['I speak it', "I don't"],
  place: ['It works for me', "It doesn't"],
};
