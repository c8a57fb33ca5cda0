import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { rejectReasonNames } from '../../../api/hiring/rejections.ts';
import { DepartmentFilter } from '../../identity/company-lists/department-filter.tsx';
import { companyListsQuery } from '../../identity/company-lists/company-list-queries.ts';
import { sourceKey, sourceLabel } from '../reports/source-labels.ts';
import { AnswerFilter } from './answer-filter.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import classes from './applicant-tools.module.css';
import { rejectReasonLabels } from './reject-reasons.ts';
import { scoresNote } from './scores-note.ts';
import { useTypedText } from './typed-text.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { t } from '../../platform/messages.ts';

const CustomFieldFilters = lazy(async () => ({
  default: (await import('../custom-fields/custom-field-filters.tsx')).CustomFieldFilters,
}));

const bandOptions = [
  { value: '', label: t('applications.anyMatch') },
  { value: 'strong', label: t('applications.strong') },
  { value: 'good', label: t('applications.good') },
  { value: 'partial', label: t('applications.partial') },
  { value: 'low', label: t('applications.low') },
  { value: 'unscored', label: t('applications.notScored') },
];

type SetProps = { search: ApplicantSearch; set: (change: Record<string, string>) => void };

/** All filters of a list of applicants but that by stage; what they say stands in the address. */
export function ApplicantFilters({ search, set }: SetProps) {
  return (
    <section className={classes.panel} aria-label={t('applications.filtersToChoose')}>
      <NativeSelect
        label={t('applications.match')}
        data={bandOptions}
        value={search.band ?? ''}
        onChange={(event) => set({ band: event.currentTarget.value })}
      />
      <TextFilter
        label={t('applications.place')}
        asked={search.place ?? ''}
        onChange={(place) => set({ place })}
      />
      <TagFilter search={search} onChoose={(tag) => set({ tag })} />
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
      {search.job === undefined && (
        <DepartmentFilter
          label={t('companyLists.department')}
          value={search.department}
          onChange={(department) => set({ department: department ?? '' })}
        />
      )}
      <ReasonFilter search={search} onChoose={(reason) => set({ reason })} />
      <TextFilter
        label={t('applications.source')}
        asked={search.source === undefined ? '' : sourceLabel(search.source)}
        onChange={(source) => set({ source: sourceKey(source) })}
      />
      <AnswerFilter search={search} onChange={set} />
      <FieldFilters search={search} set={set} />
      <DayFilters search={search} onChange={set} />
      <Text size="xs" c="dimmed" className={classes.note ?? ''}>
        {scoresNote}
      </Text>
    </section>
  );
}

function TagFilter(props: { search: ApplicantSearch; onChoose: (tag: string) => void }) {
  const tags = useQuery(tagsQuery).data?.items ?? [];
  const { tag } = props.search;
  const known = tags.some((item) => item.tag === tag);
  if (tags.length === 0 && tag === undefined) return null;
  return (
    <NativeSelect
      label={t('applications.tag')}
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

function ReasonFilter({ search, onChoose }: { search: ApplicantSearch; onChoose: (reason: string) => void }) {
  const own = useQuery(companyListsQuery).data?.reject_reasons.items ?? [];
  return (
    <NativeSelect
      label={t('applications.rejectedFor')}
      data={[
        { value: '', label: t('applications.anyRejectReason') },
        ...own.map(({ id, name }) => ({ value: id, label: name })),
        ...rejectReasonNames.map((name) => ({ value: name, label: rejectReasonLabels[name] })),
      ]}
      value={search.reason ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

function TextFilter(props: { label: string; asked: string; onChange: (next: string) => void }) {
  const [value, setValue] = useTypedText(props.asked, props.onChange);
  return (
    <TextInput
      label={props.label}
      maxLength={40}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

/** Filters by the company's own fields, which load by themselves. */
function FieldFilters({ search, set }: SetProps) {
  return (
    <Suspense fallback={null}>
      <CustomFieldFilters
        written={search.custom_fields}
        onChange={(custom_fields) => set({ custom_fields })}
      />
    </Suspense>
  );
}

type DayProps = {
  name: 'from' | 'to';
  label: string;
  search: ApplicantSearch;
  onChange: (change: Record<string, string>) => void;
};

function DayFilters({ search, onChange }: Pick<DayProps, 'search' | 'onChange'>) {
  return (
    <>
      <DayFilter name="from" label={t('applications.appliedFrom')} search={search} onChange={onChange} />
      <DayFilter name="to" label={t('applications.appliedUntil')} search={search} onChange={onChange} />
    </>
  );
}

function DayFilter({ name, label, search, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={search[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
}
