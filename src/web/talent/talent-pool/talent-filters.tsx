import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { FilterRow, shortField } from '../../platform/ui/filter-row.tsx';
import classes from './talent.module.css';
import type { TalentSearch } from './talent-queries.ts';
import { t } from '../../platform/messages.ts';

const ways = [
  { value: '', label: t('talentPool.everyone') },
  { value: 'found', label: t('talentPool.openToEmployers') },
  { value: 'kept', label: t('talentPool.pastApplicants') },
  { value: 'added', label: t('talentPool.addedByUs') },
];

/** The open jobs of the company, to choose one for. */
export function useOpenJobs(): { id: string; title: string }[] {
  return (
    useQuery({
      queryKey: ['recruiter', 'jobs', 'open-for-talent'],
      queryFn: ({ signal }) =>
        call(jobsApi.listPostings, { query: { scope: 'team', status: 'open', limit: 100 }, signal }),
    }).data?.items ?? []
  );
}

const typedFields = [
  ['q', t('talentPool.words'), 100],
  ['skill', t('talentPool.skill'), 80],
  ['place', t('talentPool.place'), 100],
] as const;

type Props = {
  search: TalentSearch;
  tags: string[];
  onChange: (change: Record<string, string>) => void;
};

/** Words, skill, place, tag, where from, and the job to rank for; all in the address. */
export function TalentFilters(props: Props) {
  const { search, onChange } = props;
  const { q = '', skill = '', place = '' } = search;
  const [typed, setTyped] = useState({ q, skill, place });
  const active = Object.entries(search).some(([name]) => !['job', 'view', 'person'].includes(name));
  function send(event: SubmitEvent) {
    event.preventDefault();
    onChange({ q: typed.q.trim(), skill: typed.skill.trim(), place: typed.place.trim() });
  }
  // On a phone the list comes first: one field, and the rest on request.
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const [opened, panel] = useDisclosure(false);
  const isWhole = !isNarrow || opened;
  const folded = ['skill', 'place', 'tag', 'way', 'job'].filter((name) => name in search).length;
  return (
    <search aria-label={t('talentPool.findPeople')}>
      <form onSubmit={send}>
        <FilterRow>
          {typedFields
            .filter(([name]) => isWhole || name === 'q')
            .map(([name, label, maxLength]) => (
              <TextInput
                key={name}
                className={shortField}
                label={label}
                value={typed[name]}
                maxLength={maxLength}
                onChange={(e) => setTyped({ ...typed, [name]: e.currentTarget.value })}
              />
            ))}
          {isNarrow && (
            <Button variant="default" aria-expanded={opened} onClick={panel.toggle}>
              {t('jobSearch.filtersSet', { count: folded })}
            </Button>
          )}
          {isWhole && (
            <Button type="submit" variant="default">
              {t('talentPool.search')}
            </Button>
          )}
          {isWhole && <Choices {...props} />}
          {active && (
            <Button
              variant="subtle"
              onClick={() => {
                setTyped({ q: '', skill: '', place: '' });
                onChange({ q: '', skill: '', place: '', tag: '', way: '' });
              }}
            >
              {t('talentPool.clearFilters')}
            </Button>
          )}
        </FilterRow>
      </form>
    </search>
  );
}

/** What is chosen from a list, and counts at once. */
function Choices({ search, tags, onChange }: Props) {
  const jobs = useOpenJobs();
  return (
    <>
      <NativeSelect
        label={t('talentPool.source')}
        data={ways}
        value={search.way ?? ''}
        onChange={(e) => onChange({ way: e.currentTarget.value })}
      />
      {tags.length > 0 && (
        <NativeSelect
          label={t('talentPool.tag')}
          data={[
            { value: '', label: t('talentPool.any') },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
          value={search.tag ?? ''}
          onChange={(e) => onChange({ tag: e.currentTarget.value })}
        />
      )}
      <NativeSelect
        className={classes.job}
        label={t('talentPool.rankForAJob')}
        data={[
          { value: '', label: t('talentPool.newestFirst') },
          ...jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={search.job ?? ''}
        onChange={(e) => onChange({ job: e.currentTarget.value })}
      />
    </>
  );
}
