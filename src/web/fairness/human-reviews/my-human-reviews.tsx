import { Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { humanReviewDays, humanReviewsApi, type MyHumanReview } from '../../../api/fairness/human-reviews.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import classes from './asked.module.css';
import { myHumanReviewsQuery } from './review-queries.ts';
import { rich, t } from '../../platform/messages.ts';

/** Asking a person to review how I was assessed for a job, and what they answered. */
export function MyHumanReviews({ applicationId: id, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(myHumanReviewsQuery(id));
  const [asking, setAsking] = useState(false);
  if (!data || (data.items.length === 0 && !data.can_ask)) return null;
  return (
    <Card component="section" aria-labelledby="human-review">
      <Title order={2} size="h3" id="human-review" mb="xs">
        {t('humanReviews.title')}
      </Title>
      <Stack gap="md">
        {data.items.length > 0 && (
          <DividedList items={data.items} show={(item) => <Asked review={item} employer={employer} />} />
        )}
        {data.can_ask && data.items.length === 0 && (
          <Text size="sm" maw="75ch">
            {rich('humanReviews.howToAsk', {
              employer,
              days: humanReviewDays,
              link: (text) => (
                <TextLink to="/privacy" hash="ai" inherit underline="always">
                  {text}
                </TextLink>
              ),
            })}
          </Text>
        )}
        {data.can_ask && !asking && (
          <Group>
            <Button variant="default" onClick={() => setAsking(true)}>
              {data.items.length === 0 ? t('humanReviews.ask') : t('humanReviews.askAgain')}
            </Button>
          </Group>
        )}
        {data.can_ask && asking && <AskForm id={id} employer={employer} onDone={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}

function Asked({ review, employer }: { review: MyHumanReview; employer: string }) {
  const { reason, asked_at: asked, due_at: due, overdue, outcome, answer, answered_at: answered } = review;
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Text size="sm" fw={500}>
          {t('humanReviews.youAskedOn', { on: formatDate(asked) })}
        </Text>
        <Badge color={outcome === null ? (overdue ? 'red' : 'yellow') : 'gray'}>
          {outcome === null
            ? overdue
              ? t('humanReviews.overdue')
              : t('humanReviews.waiting')
            : t('humanReviews.answered')}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" className={classes.words}>
        {t('humanReviews.quoted', { text: reason })}
      </Text>
      {outcome === null ? (
        <Text size="sm">
          {overdue
            ? t('humanReviews.answerOverdue', { employer, due: formatDate(due) })
            : t('humanReviews.answerDue', { employer, due: formatDate(due) })}
        </Text>
      ) : (
        <>
          <Text size="sm" fw={500}>
            {outcome === 'changed' ? t('humanReviews.changed') : t('humanReviews.unchanged')}
            {answered !== null && ` (${formatDate(answered)})`}
          </Text>
          <Text size="sm" className={classes.words}>
            {answer}
          </Text>
        </>
      )}
    </>
  );
}

function AskForm({ id, employer, onDone }: { id: string; employer: string; onDone: () => void }) {
  const client = useQueryClient();
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { reason: '' },
    draft: `review of ${id}`,
    validate: {
      reason: (reason) => (reason.trim() === '' ? t('humanReviews.reasonMissing') : null),
    },
    save: (body, idempotencyKey) =>
      call(humanReviewsApi.askForHumanReview, { params: { id }, body, idempotencyKey }),
    saved: t('humanReviews.requestSent', { employer }),
    onSaved: (now) => {
      client.setQueryData(myHumanReviewsQuery(id).queryKey, now);
      void client.invalidateQueries({ queryKey: ['applications'] });
      onDone();
    },
  });
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Textarea
          label={t('humanReviews.whatToReview')}
          description={t('humanReviews.whatToReviewNote', { employer })}
          autosize
          minRows={4}
          maxLength={4000}
          {...form.getInputProps('reason')}
        />
        <FormProblem problem={problem && t('humanReviews.notSent', { problem })} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('humanReviews.sendRequest')}
          </Button>
          <Button variant="default" onClick={onDone} disabled={busy}>
            {t('humanReviews.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
