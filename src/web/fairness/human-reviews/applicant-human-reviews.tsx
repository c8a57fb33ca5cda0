import { Badge, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type HumanReview, humanReviewsApi } from '../../../api/fairness/human-reviews.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { dueLabel } from './due-labels.ts';
import { ListCard } from '../../platform/ui/list-card.tsx';
import classes from './asked.module.css';
import { applicantHumanReviewsQuery } from './review-queries.ts';

/** The requests of an applicant that a person reviews how they were assessed, with their clock; nothing where there is none. */
export function ApplicantHumanReviews({ id }: { id: string }) {
  const { data } = useQuery(applicantHumanReviewsQuery(id));
  return (
    <ListCard
      id="human-review"
      title="Review by a person"
      items={data?.items}
      show={(item) => <Asked review={item} />}
    />
  );
}

function Asked({ review }: { review: HumanReview }) {
  const { reason, asked_at: asked, due_at: due, overdue, outcome, answer, answered_by: by } = review;
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Text size="sm" fw={500}>
          Asked for on {formatDate(asked)}
        </Text>
        {outcome === null ? (
          <Badge color={overdue ? 'red' : 'yellow'}>{dueLabel(due)}</Badge>
        ) : (
          <Badge color="gray">{outcome === 'changed' ? 'Assessment changed' : 'Assessment unchanged'}</Badge>
        )}
      </Group>
      <Text size="sm" className={classes.words}>
        “{reason}”
      </Text>
      {outcome === null ? (
        <AnswerForm key={review.id} review={review} />
      ) : (
        <>
          <Text size="sm" className={classes.words}>
            {answer}
          </Text>
          <Text size="xs" c="dimmed">
            Answered by {by || 'a former colleague'}
            {review.answered_at !== null && ` on ${formatDate(review.answered_at)}`}
          </Text>
        </>
      )}
    </>
  );
}

function AnswerForm({ review }: { review: HumanReview }) {
  const { form, problem, busy, formProps } = useAnswerForm(review);
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          Read the resume without the score and reply by {formatDate(review.due_at)}. If your decision changes
          the outcome, move the application yourself.
        </Text>
        <Radio.Group label="Outcome" {...form.getInputProps('outcome')}>
          <Stack gap="xs" mt={4}>
            <Radio value="kept" label="The assessment is unchanged" />
            <Radio value="changed" label="The assessment changed" />
          </Stack>
        </Radio.Group>
        <Textarea
          label="Answer to the candidate"
          autosize
          minRows={3}
          maxLength={4000}
          {...form.getInputProps('answer')}
        />
        <FormProblem problem={problem && `${problem} Nothing was sent. Your text is still here.`} />
        <Group>
          <Button type="submit" size="compact-sm" loading={busy}>
            Send answer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useAnswerForm({ id, version, application_id: applicationId }: HumanReview) {
  const client = useQueryClient();
  const made = useMutationForm({
    initialValues: { outcome: '', answer: '' },
    draft: `answer to review ${id}`,
    validate: {
      outcome: (outcome) => (outcome === '' ? 'Choose an outcome.' : null),
      answer: (answer) => (answer.trim() === '' ? 'Say what you looked at and what you decided.' : null),
    },
    onInvalid: ({ outcome }) => {
      if (!outcome) return false;
      made.formProps.ref.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
      return true;
    },
    save: ({ outcome, answer }) =>
      call(humanReviewsApi.answerHumanReview, {
        params: { id },
        body: { version, outcome: outcome === 'changed' ? 'changed' : 'kept', answer },
      }),
    saved: 'Answer sent to the candidate.',
    onSaved: async (now) => {
      client.setQueryData(applicantHumanReviewsQuery(applicationId).queryKey, now);
      await client.invalidateQueries({ queryKey: ['applicants'] });
      await client.invalidateQueries({ queryKey: ['recruiter'] });
    },
  });
  return made;
}
