import { Anchor, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { countedTalent, talentApi, talentWays } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { ScoreHoldNote } from '../../matching/fit/score-hold-note.tsx';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { saveLinkedFile } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { AddDialog } from './add-dialog.tsx';
import { usePoolDrop } from './use-pool-drop.ts';
import { Duplicates } from './duplicates.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { type TalentPage as TalentAnswer, type TalentSearch, talentQueryOf } from './talent-queries.ts';
import { TalentTable } from './talent-table.tsx';
import { t } from '../../platform/messages.ts';

/** The company's pool: found by words, skill, place and tag, ranked for a job, and invited to it. */
export function TalentPage() {
  const search = readSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { user } = useSession();
  const closed = user?.company?.shares === false;
  const isRecruiter = user?.role !== 'hiring_manager';
  const drop = usePoolDrop(isRecruiter && !closed);
  const change = (next: Record<string, string>) =>
    void navigate({
      to: '/recruiter/talent',
      search: readSearch({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div data-wide {...drop}>
      <PageHeader
        title={t('talentPool.talentPool')}
        context={t('talentPool.aboutPool')}
        back={
          <TextLink to="/recruiter" size="sm">
            {t('talentPool.dashboard')}
          </TextLink>
        }
        action={!closed && <AddTools isRecruiter={isRecruiter} onAdd={() => setAdding(true)} />}
      />
      <Stack gap="lg">
        {!closed && (
          <SegmentedControl
            w="fit-content"
            aria-label={t('talentPool.show')}
            value={search.view ?? 'people'}
            data={[
              { value: 'people', label: t('talentPool.people') },
              { value: 'duplicates', label: t('talentPool.duplicates') },
            ]}
            onChange={(view) => change({ view })}
          />
        )}
        {search.view === 'duplicates' ? (
          <Duplicates />
        ) : (
          <People search={search} closed={closed} onChange={change} />
        )}
      </Stack>
      <AddDialog opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

function AddTools({ isRecruiter, onAdd }: { isRecruiter: boolean; onAdd: () => void }) {
  return (
    <Group gap="xs">
      {isRecruiter && (
        <LinkButton variant="default" to="/recruiter/imports" search={{ job: 'none' }}>
          {t('talentPool.addResumes')}
        </LinkButton>
      )}
      <Button onClick={onAdd}>{t('talentPool.addPeople')}</Button>
    </Group>
  );
}

function People({
  search,
  closed,
  onChange,
}: {
  search: TalentSearch;
  /** Whether this person may not use the pool: then there is nothing to filter. */
  closed: boolean;
  onChange: (change: Record<string, string>) => void;
}) {
  const list = useInfiniteQuery(talentQueryOf(search));
  const first = list.data?.pages[0];
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { view: _view, person, ...query } = search;
  const tools = first && <Found search={search} first={first} file={new URLSearchParams(query).toString()} />;
  return (
    <>
      {!closed && <TalentFilters search={search} tags={first?.tags ?? []} onChange={onChange} />}
      {list.error && !first ? (
        <ErrorView
          title={t('talentPool.poolFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : !first ? (
        <SkeletonList rows={5} height={56} />
      ) : (
        <Stack gap="sm">
          {first.score_hold && <ScoreHoldNote hold={first.score_hold} />}
          {first.reviewed_blind && (
            <Text size="sm" c="dimmed">
              {t('talentPool.blindJob')}
            </Text>
          )}
          {people.length === 0 ? (
            <>
              {tools}
              <Empty title={t('talentPool.noResults')}>{t('talentPool.aboutNoResults')}</Empty>
            </>
          ) : (
            <TalentTable
              people={people}
              ranked={search.job !== undefined}
              tools={tools}
              onOpen={({ id }) => onChange({ person: id })}
            />
          )}
          <ShowMore list={list} />
        </Stack>
      )}
      <PersonDialog id={person ?? null} job={search.job} onClose={() => onChange({ person: '' })} />
    </>
  );
}

/** How many are found, and what can be done with all of them. */
function Found({ search, first, file }: { search: TalentSearch; first: TalentAnswer; file: string }) {
  const unscored = first.unscored ?? 0;
  const people =
    first.total > countedTalent
      ? t('talentPool.moreThan', { count: countedTalent })
      : t('talentPool.peopleCount', { count: first.total });
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" component="output">
        {unscored > 0 ? t('talentPool.notScoredCount', { people, unscored }) : people}
      </Text>
      <Group gap="md">
        {search.job && unscored > 0 && <ScoreButton job={search.job} />}
        <Anchor
          size="sm"
          href={`/api/recruiter/talent-file?${file}`}
          download="talent-pool.csv"
          onClick={saveLinkedFile}
        >
          CSV
        </Anchor>
      </Group>
    </Group>
  );
}

function ScoreButton({ job }: { job: string }) {
  const client = useQueryClient();
  const score = useMutation({
    mutationFn: () => call(talentApi.scoreTalent, { body: { job } }),
    onSuccess: ({ waiting }) => {
      toast.success(
        waiting === 0 ? t('talentPool.allScored') : t('talentPool.beingScored', { count: waiting }),
      );
      // Each score takes a moment; the list asks again until nobody with a resume waits.
      if (waiting > 0) setTimeout(() => score.mutate(), 4000);
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] }),
  });
  return (
    <Button variant="default" size="compact-sm" loading={score.isPending} onClick={() => score.mutate()}>
      {t('talentPool.scoreForThisJob')}
    </Button>
  );
}

function readSearch(raw: Record<string, unknown>): TalentSearch {
  const search: TalentSearch = {};
  for (const name of ['q', 'skill', 'place', 'tag', 'job', 'person'] as const) {
    const value = raw[name];
    if (typeof value === 'string' && value !== '') search[name] = value;
  }
  const way = oneOf(talentWays, raw['way']);
  if (way) search.way = way;
  if (raw['view'] === 'duplicates') search.view = 'duplicates';
  return search;
}
