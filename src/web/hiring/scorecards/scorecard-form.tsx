import { Button, Group, Radio, Stack, Table, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Scorecards, scorecardsApi, type Verdict } from '../../../api/hiring/scorecards.ts';
import { call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from '../applications/applicant-page.module.css';
import { scorecardsQuery } from './scorecard-queries.ts';
import { verdictLabels } from './verdict-labels.ts';
import { t } from '../../platform/messages.ts';

const marks = ['1', '2', '3', '4'] as const;
const noVerdict = t('scorecards.chooseVerdict');
const verdictNames = Object.entries(verdictLabels) as [Verdict, string][];

type Props = { id: string; cards: Scorecards; onClose: () => void };
/** What is rated, by attribute; '' or nothing for what was not asked about. */
type Ratings = Record<string, string>;

/** Files one's own scorecard of an applicant, or changes it. */
export function ScorecardForm(props: Props) {
  const { form, problem, busy, formProps, leave } = useScorecardForm(props);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <RatingTable
          attributes={props.cards.attributes}
          ratings={form.values.ratings}
          onChange={(ratings) => form.setFieldValue('ratings', ratings)}
        />
        <Text size="xs" c="dimmed">
          {t('scorecards.aboutMarks')}
        </Text>
        <Radio.Group label={t('scorecards.verdict')} {...form.getInputProps('verdict')}>
          <Group gap="md" mt={4}>
            {verdictNames.map(([name, words]) => (
              <Radio key={name} value={name} label={words} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          label={t('scorecards.why')}
          autosize
          minRows={3}
          maxLength={5000}
          {...form.getInputProps('note')}
        />
        <FormProblem problem={problem} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('scorecards.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('scorecards.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function RatingTable(props: {
  attributes: string[];
  ratings: Ratings;
  onChange: (ratings: Ratings) => void;
}) {
  const { attributes, ratings, onChange } = props;
  return (
    <Table
      verticalSpacing={6}
      highlightOnHover={false}
      aria-label={t('scorecards.ratings')}
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
                value={ratings[attribute] ?? ''}
                onChange={(mark) => onChange({ ...ratings, [attribute]: mark })}
              >
                <Group gap="sm" wrap="nowrap">
                  {marks.map((mark) => (
                    <Radio key={mark} value={mark} label={mark} />
                  ))}
                </Group>
              </Radio.Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function useScorecardForm({ id, cards: { mine, attributes }, onClose }: Props) {
  const queries = useQueryClient();
  const made = useMutationForm({
    initialValues: {
      verdict: (mine?.verdict ?? '') as Verdict | '',
      note: mine?.note ?? '',
      ratings: ratingsOf(mine),
    },
    draft: `scorecard ${id}`,
    validate: { verdict: (verdict) => (verdict === '' ? noVerdict : null) },
    save: async ({ verdict, note, ratings }) => {
      if (verdict === '') throw new Error(noVerdict);
      const version = mine?.version ?? 0;
      const rated = attributes.map((attribute) => ({
        attribute,
        rating: Number(ratings[attribute]) || null,
      }));
      return call(scorecardsApi.fileScorecard, {
        params: { id },
        body: { version, verdict, note, ratings: rated },
      });
    },
    saved: t('scorecards.submitted'),
    onSaved: (answer) => {
      queries.setQueryData(scorecardsQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      onClose();
    },
    // What is said of a rating stands above the buttons: the table has no place for it.
    fieldOf: (path) => (path.startsWith('ratings') ? 'form' : path),
  });
  const leave = () => {
    made.discard();
    onClose();
  };
  return { ...made, leave };
}

function ratingsOf(mine: Scorecards['mine']): Ratings {
  const rated = mine?.ratings.filter(({ rating }) => rating !== null) ?? [];
  return Object.fromEntries(rated.map(({ attribute, rating }) => [attribute, String(rating)]));
}
