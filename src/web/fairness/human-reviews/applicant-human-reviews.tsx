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
import { t } from '../../platform/messages.ts';

/** The requests of an applicant that a person reviews how they were assessed, with their clock; nothing where there is none. */
export function ApplicantHumanReviews({ id }: { id: string }) {
  const { data } = useQuery(applicantHumanReviewsQuery(id));
  return (
    <ListCard
      id="human-review"
      title={t('humanReviews.title')}
      items={data?.items}
      show={(item) => <Asked review={item} />}
    />
  );
}

function Asked({ review }: { review: HumanReview }) {
  const { reason, asked_at: asked, due_at: due, overdue, outcome, answer } = review;
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Text size="sm" fw={500}>
          {t('humanReviews.askedForOn', { on: formatDate(asked) })}
        </Text>
        {outcome === null ? (
          <Badge color={overdue ? 'red' : 'yellow'}>{dueLabel(due)}</Badge>
        ) : (
          <Badge color="gray">
            {outcome === 'changed'
              ? t('humanReviews.assessmentChanged')
              : t('humanReviews.assessmentUnchanged')}
          </Badge>
        )}
      </Group>
      <Text size="sm" className={classes.words}>
        {t('humanReviews.quoted', { text: reason })}
      </Text>
      {outcome === null ? (
        <AnswerForm key={review.id} review={review} />
      ) : (
        <>
          <Text size="sm" className={classes.words}>
            {answer}
          </Text>
          <Text size="xs" c="dimmed">
            {answeredLabel(review)}
          </Text>
        </>
      )}
    </>
  );
}

function answeredLabel({ answered_by, answered_at: at }: HumanReview): string {
  const by = answered_by || t('humanReviews.formerColleague');
  return at === null
    ? t('humanReviews.answeredBy', { by })
    : t('humanReviews.answeredByOn', { by, on: formatDate(at) });
}

function AnswerForm({ review }: { review: HumanReview }) {
  const { form, problem, busy, formProps } = useAnswerForm(review);
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {t('humanReviews.answerNote', { due: formatDate(review.due_at) })}
        </Text>
        <Radio.Group label={t('humanReviews.outcome')} {...form.getInputProps('outcome')}>
          <Stack gap="xs" mt={4}>
            <Radio value="kept" label={t('humanReviews.unchanged')} />
            <Radio value="changed" label={t('humanReviews.changed')} />
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('humanReviews.answerToCandidate')}
          autosize
          minRows={3}
          maxLength={4000}
          {...form.getInputProps('answer')}
        />
        <FormProblem problem={problem && t('humanReviews.notSent', { problem })} />
        <Group>
          <Button type="submit" size="compact-sm" loading={busy}>
            {t('humanReviews.sendAnswer')}
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
      outcome: (outcome) => (outcome === '' ? t('humanReviews.chooseOutcome') : null),
      answer: (answer) => (answer.trim() === '' ? t('humanReviews.answerMissing') : null),
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
    saved: t('humanReviews.answerSent'),
    onSaved: async (now) => {
      client.setQueryData(applicantHumanReviewsQuery(applicationId).queryKey, now);
      await client.invalidateQueries({ queryKey: ['applicants'] });
      await client.invalidateQueries({ queryKey: ['recruiter'] });
    },
  });
  return made;
}
