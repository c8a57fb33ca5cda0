import {
  ActionIcon,
  Button,
  Checkbox,
  Divider,
  Popover,
  SegmentedControl,
  Stack,
  TextInput,
} from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Columns3, ListFilter, Search, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useEntryName } from '../../identity/company-lists/use-departments.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { type SetFilter, setFilters } from '../applicant-views/view-labels.ts';
import { useFieldFilterLabels } from '../custom-fields/filter-labels.ts';
import { ViewMenu } from '../applicant-views/view-menu.tsx';
import { columnLabels, type Columns } from './applicant-columns.ts';
import { ApplicantFilters } from './applicant-filters.tsx';
import { type ApplicantSearch, readApplicantSearch } from './applicant-search.ts';
import classes from './applicant-tools.module.css';
import { useReasonName } from './reject-reasons.ts';
import { StageTabs } from './stage-tabs.tsx';
import { useTypedText } from './typed-text.ts';

// The company's own fields are asked for when the menu opens.
const OwnColumnChoice = lazy(async () => ({
  default: (await import('../custom-fields/own-columns.tsx')).OwnColumnChoice,
}));

type Change = (next: ApplicantSearch) => void;
type Props = { search: ApplicantSearch; onChange: Change; columns: Columns };

/** What stands above a list of applicants: the stages, a search, the filters that are set and those that could be, the order, views and columns. */
export function ApplicantTools({ search, onChange, columns }: Props) {
  const [opened, setOpened] = useState(false);
  const set = (change: Record<string, string>) => onChange(readApplicantSearch({ ...search, ...change }));
  const { stage: _stage, ...besideStage } = search;
  const filters = setFilters(besideStage, {
    reason: useReasonName(search.reason),
    department: useEntryName('departments', search.department),
    custom_fields: useFieldFilterLabels(search.custom_fields),
  });
  return (
    <div className={classes.tools}>
      {search.view !== 'board' && <StageTabs search={search} onChoose={(stage) => set({ stage })} />}
      <div className={classes.row}>
        <NameSearch asked={search.q ?? ''} onChange={(q) => set({ q })} />
        <Button
          variant="default"
          size="xs"
          fz="sm"
          leftSection={<ListFilter size={16} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('applications.filters', { count: filters.length })}
        </Button>
        <AddResumes job={search.job} />
        <div className={classes.end}>
          <Arrangement search={search} set={set} />
          <ViewMenu key={search.job} search={search} columns={columns.text} onChange={onChange} />
          {search.view !== 'board' && <ColumnMenu columns={columns} />}
        </div>
      </div>
      {opened && <ApplicantFilters search={search} set={set} />}
      <FilterChips search={search} filters={filters} onChange={onChange} />
    </div>
  );
}

/** Leads recruiters to where they bring in resumes, for the job whose applicants are listed; where all are, also what another system has. */
function AddResumes({ job }: { job: string | undefined }) {
  if (useSession().user?.role === 'hiring_manager') return null;
  return (
    <>
      <LinkButton variant="default" size="xs" to="/recruiter/imports" search={job ? { job } : {}}>
        {t('applications.addResumes')}
      </LinkButton>
      <LinkButton
        variant="default"
        size="xs"
        display={{ base: 'none', sm: 'inline-flex' }}
        to="/recruiter/imports"
        search={{ ...(job && { job }), person: 'new' }}
      >
        {t('applications.addAPerson')}
      </LinkButton>
      {job === undefined && (
        <LinkButton variant="default" size="xs" to="/recruiter/move">
          {t('recordImports.import')}
        </LinkButton>
      )}
    </>
  );
}

/** Each filter that is set beside the stage, with a way to take it away, and one for all. */
function FilterChips(props: {
  search: ApplicantSearch;
  filters: ReturnType<typeof setFilters>;
  onChange: Change;
}) {
  const { search, filters, onChange } = props;
  if (filters.length === 0) return null;
  const without = ({ names, rest }: SetFilter) =>
    readApplicantSearch({
      ...Object.fromEntries(Object.entries(search).filter(([name]) => !names.some((one) => one === name))),
      ...rest,
    });
  const { view, sort, stage, job, columns } = search;
  return (
    <section className={classes.chips} aria-label={t('applications.filtersSet')}>
      {filters.map((filter, at) => (
        <Button
          key={`${at} ${filter.words}`}
          variant="light"
          size="compact-sm"
          fw={500}
          rightSection={<X size={14} aria-hidden />}
          aria-label={t('applications.removeFilter', { filter: filter.words })}
          onClick={() => onChange(without(filter))}
        >
          <span className={classes.chip}>{filter.words}</span>
        </Button>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() =>
          onChange({
            ...(view && { view }),
            ...(sort && { sort }),
            ...(stage && { stage }),
            ...(job && { job }),
            ...(columns && { columns }),
          })
        }
      >
        {t('applications.clearFilters')}
      </Button>
    </section>
  );
}

/** List or board, where the applicants are a job's, and the order. */
function Arrangement(props: { search: ApplicantSearch; set: (change: Record<string, string>) => void }) {
  const { search, set } = props;
  return (
    <>
      <SegmentedControl
        size="xs"
        className={classes.order ?? ''}
        aria-label={t('applications.order')}
        data={[
          { value: '', label: t('applications.newestFirst') },
          { value: 'fit', label: t('applications.rankByFit') },
        ]}
        value={search.sort ?? ''}
        onChange={(sort) => set({ sort })}
      />
      {search.job && (
        <SegmentedControl
          size="xs"
          aria-label={t('applications.view')}
          data={[
            { value: '', label: t('applications.list') },
            { value: 'board', label: t('applications.board') },
          ]}
          value={search.view ?? ''}
          onChange={(view) => set({ view, stage: '' })}
        />
      )}
    </>
  );
}

/** Which columns the table shows, and how high its rows are. */
function ColumnMenu({ columns }: { columns: Columns }) {
  const [isRoomy, setRoomy] = useRoomyRows();
  return (
    <Popover position="bottom-end" trapFocus shadow="sm">
      <Popover.Target>
        <ActionIcon
          className={classes.columns ?? ''}
          variant="default"
          size="1.875rem"
          aria-label={t('applications.columns')}
          title={t('applications.columns')}
        >
          <Columns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('applications.columns')}>
        <Stack gap="xs">
          {columns.offered.map((name) => (
            <Checkbox
              key={name}
              size="xs"
              label={columnLabels[name]}
              checked={columns.shown.includes(name)}
              disabled={columns.shown.length === 1 && columns.shown[0] === name}
              onChange={() => columns.toggle(name)}
            />
          ))}
          <Suspense fallback={null}>
            <OwnColumnChoice columns={columns} />
          </Suspense>
          <Divider />
          <Checkbox
            size="xs"
            label={t('applications.roomyRows')}
            checked={isRoomy}
            onChange={() => setRoomy(!isRoomy)}
          />
          <Button variant="subtle" size="compact-sm" onClick={columns.reset}>
            {t('applications.resetColumns')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether rows are comfortable rather than dense, as this browser remembers. */
export function useRoomyRows() {
  return useLocalStorage({ key: 'tenon-roomy-rows', defaultValue: false, getInitialValueInEffect: false });
}

function NameSearch({ asked, onChange }: { asked: string; onChange: (q: string) => void }) {
  const [value, setValue] = useTypedText(asked, onChange);
  return (
    <search className={classes.search}>
      <TextInput
        size="xs"
        aria-label={t('applications.nameOrEmail')}
        placeholder={t('applications.nameOrEmail')}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={40}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </search>
  );
}
