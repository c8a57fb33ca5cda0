import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TalentDuplicate } from '../../../api/talent/talent-duplicates.ts';
import { talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { duplicatesQuery } from './talent-queries.ts';
import classes from './talent.module.css';
import { t } from '../../platform/messages.ts';

const whyWords = {
  email: t('talentPool.sameEmail'),
  phone: t('talentPool.samePhone'),
  name: t('talentPool.sameNameAndLocation'),
} as const;

/** Pairs of records that may be one person's: the one that is kept as primary is chosen, the other goes into it. */
export function Duplicates() {
  const found = useQuery(duplicatesQuery);
  if (found.error) {
    return (
      <ErrorView
        title={t('talentPool.duplicatesFailed')}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data) return <SkeletonList rows={3} height={72} />;
  if (found.data.items.length === 0) {
    return <Empty title={t('talentPool.noDuplicates')}>{t('talentPool.aboutDuplicates')}</Empty>;
  }
  return (
    <Card>
      <ul className={classes.list}>
        {found.data.items.map((pair) => (
          <Pair key={pair.people.map(({ id }) => id).join(' ')} pair={pair} />
        ))}
      </ul>
    </Card>
  );
}

function Pair({ pair }: { pair: TalentDuplicate }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] });
  const split = useMutation({
    mutationFn: (id: string) => call(talentApi.splitTalent, { params: { id } }),
    onSuccess: () => toast.success(t('talentPool.mergeUndone')),
    onError: (error) => toast.error(error.message),
    onSettled: refresh,
  });
  const merge = useMutation({
    mutationFn: ({ id, other }: { id: string; other: string }) =>
      call(talentApi.mergeTalent, { params: { id }, body: { other } }),
    onSuccess: (_answer, { other }) => toast.undo(t('talentPool.merged'), () => split.mutate(other)),
    onError: (error) => toast.error(error.message),
    onSettled: refresh,
  });
  return (
    <li>
      <Text size="xs" c="dimmed" mb={4}>
        {whyWords[pair.why]}
      </Text>
      <Stack gap="xs">
        {pair.people.map((person) => {
          const other = pair.people.find(({ id }) => id !== person.id);
          return (
            <Group key={person.id} justify="space-between" gap="xs">
              <Text size="sm" className={classes.words}>
                <Text span inherit fw={500}>
                  {person.name}
                </Text>{' '}
                {[person.email, person.location, person.in_pool ? '' : 'applicant']
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('talentPool.keepPersonAsPrimary', {
                  person: [person.name, person.email].filter(Boolean).join(', '),
                })}
                loading={merge.isPending && merge.variables.id === person.id}
                onClick={() => other && merge.mutate({ id: person.id, other: other.id })}
              >
                {t('talentPool.keepAsPrimary')}
              </Button>
            </Group>
          );
        })}
      </Stack>
    </li>
  );
}
