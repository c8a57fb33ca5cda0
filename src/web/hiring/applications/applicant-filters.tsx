import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stagesAsUsual } from '../job-stages/stage-labels.ts';
import { sourceKey, sourceLabel } from '../reports/source-labels.ts';
import { FilterRow, halfField, MoreFilterRow, shortField } from '../../platform/ui/filter-row.tsx';
import { AnswerFilter } from './answer-filter.tsx';
import { pipelineQuery } from './applicant-queries.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { readApplicantSearch, isNarrowed } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { ViewMenu } from '../applicant-views/view-menu.tsx';
import { t } from '../../platform/messages.ts';

type Change = (next: ApplicantSearch) => void;
type TextName = 'q' | 'place' | 'source' | 'from' | 'to';

const rarelyUsed = ['assigned', 'due', 'source', 'from', 'to', 'flagged', 'question'] as const;
const bandOptions = [
  { value: '', label: t('applications.anyMatch') },
  { value: 'strong', label: t('applications.strong') },
  { value: 'good', label: t('applications.good') },
  { value: 'partial', label: t('applications.partial') },
  { value: 'low', label: t('applications.low') },
  { value: 'unscored', label: t('applications.notScored') },
];

const noFilters = {
  stage: '',
  band: '',
  q: '',
  place: '',
  tag: '',
  source: '',
  from: '',
  to: '',
  assigned: '',
  due: '',
  posted: '',
  flagged: '',
  question: '',
  answer: '',
  answer_by: '',
};

/** List or board, the order, and all filters; everything they say stands in the address. */
export function ApplicantFilters({ search, onChange }: { search: ApplicantSearch; onChange: Change }) {
  const set = (change: Record<string, string>) => onChange(withChange(search, change));
  const isBoard = search.view === 'board';
  const [isMore, setMore] = useState(false);
  const isMoreSet = rarelyUsed.some((name) => search[name] !== undefined);
  return (
    <FilterRow>
      <ViewMenu key={search.job} search={search} onChange={onChange} />
      <Arrangement search={search} set={set} />
      {!isBoard && <StageFilter search={search} onChoose={(stage) => set({ stage })} />}
      <NativeSelect
        aria-label={t('applications.match')}
        data={bandOptions}
        value={search.band ?? ''}
        onChange={(event) => set({ band: event.currentTarget.value })}
      />
      <TextFilter name="q" label={t('applications.nameOrEmail')} search={search} onChange={set} />
      <TextFilter name="place" label={t('applications.place')} search={search} onChange={set} />
      <TagFilter search={search} onChoose={(tag) => set({ tag })} />
      {!isMoreSet && (
        <Button variant="subtle" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {isMore ? t('applications.fewerFilters') : t('applications.moreFilters')}
        </Button>
      )}
      {isNarrowed(search) && (
        <Button variant="default" onClick={() => set(noFilters)}>
          {t('applications.clearFilters')}
        </Button>
      )}
      {(isMore || isMoreSet) && <MoreFilters search={search} set={set} />}
    </FilterRow>
  );
}

type SetProps = { search: ApplicantSearch; set: (change: Record<string, string>) => void };

/** List or board, where the applicants are a job's, and the order. */
function Arrangement({ search, set }: SetProps) {
  return (
    <>
      {search.job && (
        <SegmentedControl
          aria-label={t('applications.view')}
          className={halfField ?? ''}
          data={[
            { value: '', label: t('applications.list') },
            { value: 'board', label: t('applications.board') },
          ]}
          value={search.view ?? ''}
          onChange={(view) => set({ view, stage: '' })}
        />
      )}
      <SegmentedControl
        aria-label={t('applications.order')}
        data={[
          { value: '', label: t('applications.newestFirst') },
          { value: 'fit', label: t('applications.rankByFit') },
        ]}
        value={search.sort ?? ''}
        onChange={(sort) => set({ sort })}
      />
    </>
  );
}

/** What is rarely asked for; shown on request, and while it narrows the list. */
function MoreFilters({ search, set }: SetProps) {
  return (
    <MoreFilterRow>
      <NativeSelect
        label={t('applications.assignment')}
        data={[
          { value: '', label: t('applications.anyAssignment') },
          { value: 'me', label: t('applications.assignedToMe') },
          { value: 'nobody', label: t('applications.unassigned') },
        ]}
        value={search.assigned ?? ''}
        onChange={(event) => set({ assigned: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('applications.due')}
        data={[
          { value: '', label: t('applications.anyDueDate') },
          { value: 'answer', label: t('applications.answerOverdue') },
          { value: 'decision', label: t('applications.decisionDue') },
          { value: 'review', label: t('applications.reviewAsked') },
        ]}
        value={search.due ?? ''}
        onChange={(event) => set({ due: event.currentTarget.value })}
      />
      <TextFilter
        name="source"
        label={t('applications.source')}
        isLabelled
        search={search.source === undefined ? {} : { source: sourceLabel(search.source) }}
        onChange={({ source = '' }) => set({ source: sourceKey(source) })}
      />
      <AnswerFilter search={search} onChange={set} />
      <DayFilter name="from" label={t('applications.appliedFrom')} search={search} onChange={set} />
      <DayFilter name="to" label={t('applications.appliedUntil')} search={search} onChange={set} />
    </MoreFilterRow>
  );
}

function StageFilter(props: { search: ApplicantSearch; onChoose: (stage: string) => void }) {
  const { job, stage } = props.search;
  const pipeline = useQuery({ ...pipelineQuery(job ?? ''), enabled: job !== undefined });
  const stages = pipeline.data?.stages ?? stagesAsUsual;
  return (
    <NativeSelect
      aria-label={t('applications.stage')}
      data={[
        { value: '', label: t('applications.anyStage') },
        ...stages.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      value={stage ?? ''}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
    />
  );
}

function TagFilter(props: { search: ApplicantSearch; onChoose: (tag: string) => void }) {
  const tags = useQuery(tagsQuery).data?.items ?? [];
  const { tag } = props.search;
  const known = tags.some((item) => item.tag === tag);
  if (tags.length === 0 && tag === undefined) return null;
  return (
    <NativeSelect
      aria-label={t('applications.tag')}
      className={shortField ?? ''}
      data={[
        { value: '', label: t('applications.anyTag') },
        ...(tag !== undefined && !known ? [{ value: tag, label: tag }] : []),
        ...tags.map((item) => ({ value: item.tag, label: `${item.tag} (${item.count})` })),
      ]}
      value={tag ?? ''}
      onChange={(event) => props.onChoose(event.currentTarget.value)}
    />
  );
}

type FieldProps = {
  name: TextName;
  label: string;
  search: ApplicantSearch;
  onChange: (change: Record<string, string>) => void;
};

function TextFilter({ name, label, isLabelled, search, onChange }: FieldProps & { isLabelled?: boolean }) {
  const asked = search[name] ?? '';
  const [value, setValue] = useState(asked);
  const [known, setKnown] = useState({ asked, sent: asked });
  // What was typed here comes back by the address, while more is typed; only what others asked for replaces it.
  if (asked !== known.asked) {
    const isOwn = asked.toLowerCase() === known.sent.trim().toLowerCase();
    setKnown({ asked, sent: isOwn ? known.sent : asked });
    if (!isOwn) setValue(asked);
  }
  const send = useDebouncedCallback((next: string) => {
    setKnown((before) => ({ ...before, sent: next }));
    onChange({ [name]: next });
  }, 600);
  return (
    <TextInput
      {...(isLabelled ? { label } : { 'aria-label': label, placeholder: label })}
      className={shortField}
      maxLength={40}
      value={value}
      onChange={(event) => {
        setValue(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}

function DayFilter({ name, label, search, onChange }: FieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={search[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
}

function withChange(search: ApplicantSearch, change: Record<string, string>): ApplicantSearch {
  return readApplicantSearch({ ...search, ...change });
}
