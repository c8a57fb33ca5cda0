import { Button, Card, Group, Radio, Stack, Table, Text, Textarea, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  scorecardsApi,
  type Scorecard,
  type Scorecards,
  type Verdict,
  verdicts,
} from '../../../api/hiring/scorecards.ts';
import { ApiError, call } from '../../platform/client.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from '../applications/applicant-page.module.css';

const ratings = ['1', '2', '3', '4'] as const;
const verdictNames = Object.entries(verdicts) as [Verdict, string][];

/** My scorecard of an application, the questions to ask, and the others' scorecards. */
export function scorecardsQuery(id: string) {
  return queryOptions({
    queryKey: ['applicants', 'scorecards', id],
    queryFn: ({ signal }) => call(scorecardsApi.getScorecards, { params: { id }, signal }),
  });
}

/** One's own scorecard of an applicant, the questions to ask, and what colleagues filed once one's own is there. */
export function ScorecardCard({ id }: { id: string }) {
  const found = useQuery(scorecardsQuery(id));
  const [open, setOpen] = useState(false);
  const { data } = found;
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="scorecards">
      <Stack gap="sm">
        <Title order={2} size="h3" id="scorecards">
          Scorecards
        </Title>
        {data.kit.length > 0 && <Kit kit={data.kit} />}
        {data.mine && !open && <Filed card={data.mine} />}
        {open ? (
          <Form id={id} cards={data} onClose={() => setOpen(false)} />
        ) : (
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              {data.mine ? 'Change my scorecard' : 'Fill in my scorecard'}
            </Button>
          </Group>
        )}
        {data.hidden > 0 && (
          <Text size="sm" c="dimmed">
            {data.hidden === 1 ? 'A colleague has' : `${data.hidden} colleagues have`} filed a scorecard. You
            see it once yours is filed, so that nobody leads you.
          </Text>
        )}
        {data.others.map((card) => (
          <Filed key={card.id} card={card} />
        ))}
      </Stack>
    </Card>
  );
}

function Kit({ kit }: { kit: Scorecards['kit'] }) {
  return (
    <details>
      <summary>
        <Text span size="sm" fw={500}>
          {kit.length} {kit.length === 1 ? 'question' : 'questions'} for the interview
        </Text>
      </summary>
      <Text size="xs" c="dimmed" my={4}>
        About what the application leaves open. Unknown is not missing.
      </Text>
      <ol className={classes.questions}>
        {kit.map(({ requirement, question }) => (
          <li key={requirement}>
            <Text size="sm">{question}</Text>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Filed({ card }: { card: Scorecard }) {
  const rated = card.ratings.filter(({ rating }) => rating !== null);
  return (
    <Stack gap={4} component="section" aria-label={`Scorecard of ${card.is_mine ? 'yours' : card.author}`}>
      <Text size="sm">
        <b>{verdicts[card.verdict]}</b>
        {' · '}
        {card.is_mine ? 'You' : card.author || 'A former colleague'}
        <Text span size="xs" c="dimmed">
          {' '}
          {formatAgo(card.filed_at)}
        </Text>
      </Text>
      {rated.length > 0 && (
        <Text size="xs">
          {rated.map(({ attribute, rating }) => `${attribute} ${rating} of 4`).join(', ')}
        </Text>
      )}
      {card.note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {card.note}
        </Text>
      )}
    </Stack>
  );
}

function Form({ id, cards, onClose }: { id: string; cards: Scorecards; onClose: () => void }) {
  const queries = useQueryClient();
  const { mine, attributes } = cards;
  const [verdict, setVerdict] = useState<Verdict | null>(mine?.verdict ?? null);
  const [note, setNote] = useState(mine?.note ?? '');
  const [rated, setRated] = useState<Record<string, number | null>>(
    Object.fromEntries(mine?.ratings.map(({ attribute, rating }) => [attribute, rating]) ?? []),
  );
  const save = useMutation({
    mutationFn: (chosen: Verdict) =>
      call(scorecardsApi.fileScorecard, {
        params: { id },
        body: {
          version: mine?.version ?? 0,
          verdict: chosen,
          note,
          ratings: attributes.map((attribute) => ({ attribute, rating: rated[attribute] ?? null })),
        },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(scorecardsQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      toast.success('Scorecard filed.');
      onClose();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? error.title
          : 'The scorecard could not be filed. Your words are still here.',
      ),
  });
  return (
    <Stack gap="md">
      <Table
        verticalSpacing={6}
        highlightOnHover={false}
        aria-label="Ratings"
        className={classes.ratings ?? ''}
      >
        <Table.Tbody>
          {attributes.map((attribute) => (
            <Table.Tr key={attribute}>
              <Table.Th scope="row" fw={500}>
                {attribute}
              </Table.Th>
              <Table.Td>
                <Radio.Group
                  aria-label={attribute}
                  value={rated[attribute] ? String(rated[attribute]) : ''}
                  onChange={(value) =>
                    setRated({ ...rated, [attribute]: value === '' ? null : Number(value) })
                  }
                >
                  <Group gap="sm" wrap="nowrap">
                    {ratings.map((value) => (
                      <Radio key={value} value={value} label={value} />
                    ))}
                  </Group>
                </Radio.Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        1 is not shown, 4 is outstanding; leave out what you did not ask about.
      </Text>
      <Radio.Group
        label="Your recommendation"
        value={verdict ?? ''}
        onChange={(value) => setVerdict(verdictNames.find(([name]) => name === value)?.[0] ?? null)}
      >
        <Group gap="md" mt={4}>
          {verdictNames.map(([name, words]) => (
            <Radio key={name} value={name} label={words} />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        label="Why"
        autosize
        minRows={3}
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={verdict === null}
          loading={save.isPending}
          onClick={() => verdict && save.mutate(verdict)}
        >
          File scorecard
        </Button>
      </Group>
    </Stack>
  );
}
