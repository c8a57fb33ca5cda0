import { Button, Skeleton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { jobProposalsApi } from '../../../api/jobs/job-proposals.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import type { JobFormValues } from './job-form-values.ts';
import { proposalsOfText, standingOf } from './proposals.ts';

type Form = UseFormReturnType<JobFormValues>;
const ProposalList = lazy(async () => ({ default: (await import('./proposal-list.tsx')).ProposalList }));

/**
 * What the description asks for and the form does not hold yet, read a little after it was typed, of a posted job once its text is changed; and
 * whether the list of it is open.
 */
export function useTextProposals(form: Form, isNew: boolean) {
  const [open, setOpen] = useState(false);
  const [text] = useDebouncedValue(form.values.description, 900);
  const { data } = useQuery({
    queryKey: ['job-requirements', text],
    queryFn: ({ signal }) =>
      call(jobProposalsApi.proposeRequirements, { body: { description: text }, signal }),
    enabled:
      (isNew || form.isDirty('description')) && text.trim().length >= SHORTEST && text.length <= LONGEST,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const proposals = text.trim().length >= SHORTEST && data ? proposalsOfText(data.requirements, text) : [];
  const count = proposals.filter((one) => standingOf(one, form.values, isNew) !== 'there').length;
  return { proposals, count, open, setOpen };
}

/** Says how many requirements were found, and opens the list. */
export function ReviewButton({ count, open, setOpen }: ReturnType<typeof useTextProposals>) {
  if (count === 0 && !open) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<ListChecks size={16} aria-hidden />}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {t('jobProposals.review', { count })}
    </Button>
  );
}

/** The list itself, below the description. */
export function TextProposals(props: {
  form: Form;
  isNew: boolean;
  found: ReturnType<typeof useTextProposals>;
}) {
  const { proposals, open, setOpen } = props.found;
  if (!open) return null;
  return (
    <Suspense fallback={<Skeleton height={120} aria-busy />}>
      <ProposalList
        form={props.form}
        isNew={props.isNew}
        title={t('jobProposals.foundInText')}
        proposals={proposals}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}

/** A text that is shorter says too little to look at. */
const SHORTEST = 60;
const LONGEST = 20_000;
