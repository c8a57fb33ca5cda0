import { Badge, Button, Card, Group, Radio, Stack, Text, Textarea, Title } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type HumanReview, humanReviewsApi } from '../../../api/fairness/human-reviews.ts';
import { ApiError, call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { dueLabel } from './due-labels.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import classes from './asked.module.css';
import { applicantHumanReviewsQuery } from './review-queries.ts';

/** The requests of an applicant that a person reviews how they were assessed, with their clock; nothing where there is none. */
export function ApplicantHumanReviews({ id }: { id: string }) {
  const { data } = useQuery(applicantHumanReviewsQuery(id));
  if (!data || data.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="human-review">
      <Title order={2} size="h3" id="human-review" mb="sm">
        Review by a person
      </Title>
      <DividedList items={data.items} show={(item) => <Asked review={item} />} />
    </Card>
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
          <Badge color="gray">{outcome === 'changed' ? 'Assessment changed' : 'Assessment stays'}</Badge>
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
  const { id, version, application_id: applicationId, due_at: due } = review;
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<'kept' | 'changed' | ''>('');
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (chosen: 'kept' | 'changed') =>
      call(humanReviewsApi.answerHumanReview, { params: { id }, body: { version, outcome: chosen, answer } }),
    onSuccess: async (now) => {
      client.setQueryData(applicantHumanReviewsQuery(applicationId).queryKey, now);
      toast.success('The candidate is told what you answered.');
      await client.invalidateQueries({ queryKey: ['applicants'] });
      await client.invalidateQueries({ queryKey: ['recruiter'] });
    },
  });
  const missing = { outcome: tried && outcome === '', answer: tried && answer.trim() === '' };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (outcome !== '' && answer.trim() !== '') return send.mutate(outcome);
        const wrong = outcome === '' ? 'input[type="radio"]' : 'textarea';
        form.current?.querySelector<HTMLElement>(wrong)?.focus();
      }}
    >
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          Read the resume without the score and answer in words by {formatDate(due)}. Where your answer
          changes where the application stands, move it yourself.
        </Text>
        <Radio.Group
          label="What came of it"
          value={outcome}
          error={missing.outcome ? 'Choose what came of it.' : undefined}
          onChange={(value) => setOutcome(value === 'changed' ? 'changed' : 'kept')}
        >
          <Stack gap="xs" mt={4}>
            <Radio value="kept" label="The assessment stays" />
            <Radio value="changed" label="The assessment changed" />
          </Stack>
        </Radio.Group>
        <Textarea
          label="Answer to the candidate"
          autosize
          minRows={3}
          maxLength={4000}
          value={answer}
          error={missing.answer ? 'Say what you looked at and what came of it.' : undefined}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {send.isError && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {send.error instanceof ApiError
              ? (send.error.detail ?? send.error.title)
              : 'There was no answer.'}{' '}
            Nothing was sent; what you wrote is still here.
          </Text>
        )}
        <Group>
          <Button type="submit" size="compact-sm" loading={send.isPending}>
            Send answer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
