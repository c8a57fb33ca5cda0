import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { sourceKey, sourceName } from '../../../api/hiring/application-sources.ts';
import { FilterRow, halfField, MoreFilterRow, shortField } from '../../platform/ui/filter-row.tsx';
import { AnswerFilter } from './answer-filter.tsx';
import { pipelineQuery } from './applicant-queries.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { readApplicantSearch, isNarrowed } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { ViewMenu } from '../applicant-views/view-menu.tsx';

type Change = (next: ApplicantSearch) => void;
type TextName = 'q' | 'place' | 'source' | 'from' | 'to';

const rarelyUsed = ['assigned', 'due', 'source', 'from', 'to', 'flagged', 'question'] as const;
const bandOptions = [
  { value: '', label: 'Any match' },
  { value: 'strong', label: 'Strong (80% and up)' },
  { value: 'good', label: 'Good (60–79%)' },
  { value: 'partial', label: 'Partial (40–59%)' },
  { value: 'low', label: 'Low (below 40%)' },
  { value: 'unscored', label: 'Not scored' },
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
        aria-label="Match"
        data={bandOptions}
        value={search.band ?? ''}
        onChange={(event) => set({ band: event.currentTarget.value })}
      />
      <TextFilter name="q" label="Name or email" search={search} onChange={set} />
      <TextFilter name="place" label="Place" search={search} onChange={set} />
      <TagFilter search={search} onChoose={(tag) => set({ tag })} />
      {!isMoreSet && (
        <Button variant="subtle" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {isMore ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      {isNarrowed(search) && (
        <Button variant="default" onClick={() => set(noFilters)}>
          Clear Filters
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
          aria-label="View"
          className={halfField ?? ''}
          data={[
            { value: '', label: 'List' },
            { value: 'board', label: 'Board' },
          ]}
          value={search.view ?? ''}
          onChange={(view) => set({ view, stage: '' })}
        />
      )}
      <SegmentedControl
        aria-label="Order"
        data={[
          { value: '', label: 'Newest first' },
          { value: 'fit', label: 'Rank by fit' },
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
        label="Assignment"
        data={[
          { value: '', label: 'Any assignment' },
          { value: 'me', label: 'Assigned to me' },
          { value: 'nobody', label: 'Unassigned' },
        ]}
        value={search.assigned ?? ''}
        onChange={(event) => set({ assigned: event.currentTarget.value })}
      />
      <NativeSelect
        label="Due"
        data={[
          { value: '', label: 'Any due date' },
          { value: 'answer', label: 'Answer overdue' },
          { value: 'decision', label: 'Decision due' },
          { value: 'review', label: 'Review asked for' },
        ]}
        value={search.due ?? ''}
        onChange={(event) => set({ due: event.currentTarget.value })}
      />
      <TextFilter
        name="source"
        label="Source"
        isLabelled
        search={search.source === undefined ? {} : { source: sourceName(search.source) }}
        onChange={({ source = '' }) => set({ source: sourceKey(source) })}
      />
      <AnswerFilter search={search} onChange={set} />
      <DayFilter name="from" label="Applied from" search={search} onChange={set} />
      <DayFilter name="to" label="Applied until" search={search} onChange={set} />
    </MoreFilterRow>
  );
}

function StageFilter(props: { search: ApplicantSearch; onChoose: (stage: string) => void }) {
  const { job, stage } = props.search;
  const pipeline = useQuery({ ...pipelineQuery(job ?? ''), enabled: job !== undefined });
  const stages = pipeline.data?.stages ?? usualStages;
  return (
    <NativeSelect
      aria-label="Stage"
      data={[
        { value: '', label: 'Any stage' },
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
      aria-label="Tag"
      className={shortField ?? ''}
      data={[
        { value: '', label: 'Any tag' },
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
