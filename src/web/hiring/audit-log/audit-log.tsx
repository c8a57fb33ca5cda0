import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry, AuditKind } from '../../../api/hiring/audit-log.ts';
import type { Api } from '../../../api/index.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './audit-log.module.css';

const kindLabels: Record<AuditKind, string> = {
  applications: t('auditLog.kindApplications'),
  messages: t('auditLog.kindMessages'),
  interviews: t('auditLog.kindInterviews'),
  offers: t('auditLog.kindOffers'),
  jobs: t('auditLog.kindJobs'),
  talent: t('auditLog.kindTalent'),
  members: t('auditLog.kindMembers'),
  company: t('auditLog.kindCompany'),
  data: t('auditLog.kindData'),
  connections: t('auditLog.kindConnections'),
};
const kindOptions = (Object.entries(kindLabels) as [AuditKind, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** What of the log is shown. */
type Filter = { person?: string; kind?: AuditKind; from?: string; to?: string };

function auditQuery(filter: Filter) {
  return infiniteQueryOptions({
    queryKey: ['audit-log', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call<Api['listAuditLog']>(
        { method: 'GET', path: '/api/company/audit-log' },
        { query: { ...filter, limit: 50, ...(cursor !== undefined && { cursor }) }, signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Who did what at the company and when, by person, kind and days, also as a file. */
export function AuditLogSettings() {
  const [filter, setFilter] = useState<Filter>({});
  const log = useInfiniteQuery(auditQuery(filter));
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <SettingsSection id="audit-log" title={t('auditLog.title')} about={t('auditLog.aboutLog')}>
      <Filters filter={filter} onChange={setFilter} />
      {log.isPending && <SkeletonList rows={8} height={44} />}
      {log.isError && !log.data && (
        <ErrorView
          order={2}
          title={t('auditLog.loadFailed')}
          error={log.error}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.data && entries.length === 0 && <Text size="sm">{t('auditLog.nothing')}</Text>}
      <ol className={classes.list} aria-label={t('auditLog.title')} aria-busy={log.isPlaceholderData}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Group mt="md">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('auditLog.showOlder')}
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (next: Filter) => void }) {
  const members = useQuery(membersQuery).data?.items ?? [];
  const set = (change: { [N in keyof Filter]: Filter[N] | '' }) =>
    onChange(
      Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '')),
    );
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={filter[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="sm" mb="lg">
      <div className={classes.filters}>
        <NativeSelect
          label={t('auditLog.person')}
          data={[{ value: '', label: t('auditLog.anyone') }, ...memberOptions(members)]}
          value={filter.person ?? ''}
          onChange={(event) => set({ person: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('auditLog.kind')}
          data={[{ value: '', label: t('auditLog.anyKind') }, ...kindOptions]}
          value={filter.kind ?? ''}
          onChange={(event) =>
            set({ kind: kindOptions.find(({ value }) => value === event.currentTarget.value)?.value ?? '' })
          }
        />
        {day('from', t('auditLog.from'))}
        {day('to', t('auditLog.to'))}
      </div>
      <Group gap="xs">
        <Button
          component="a"
          variant="default"
          download
          href={`/api/company/audit-log/file?${new URLSearchParams(filter).toString()}`}
        >
          {t('auditLog.exportCsv')}
        </Button>
        {Object.keys(filter).length > 0 && (
          <Button variant="subtle" onClick={() => onChange({})}>
            {t('auditLog.clearFilters')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Entry({ entry: { at, text, actor, about } }: { entry: AuditEntry }) {
  return (
    <li className={classes.entry}>
      <Text size="sm">
        <Text span inherit fw={500}>
          {actor}
        </Text>
        {` · ${text}`}
      </Text>
      <Text component="time" dateTime={at} size="xs" c="dimmed" className={classes.time ?? ''}>
        {formatDateTime(at)}
      </Text>
      {about && (
        <Text size="xs" c="dimmed" className={classes.about ?? ''}>
          {about.path === null ? (
            about.name
          ) : (
            <TextLink inherit to={about.path}>
              {about.name}
            </TextLink>
          )}
        </Text>
      )}
    </li>
  );
}
