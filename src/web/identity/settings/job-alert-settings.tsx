import { ActionIcon, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { cadences, jobSearchApi, type SavedSearch } from '../../../api/jobs/job-search.ts';
import { call } from '../../platform/client.ts';
import { savedSearchesQuery } from '../../jobs/jobs/job-queries.ts';
import { toAddress } from '../../jobs/job-search/job-search.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { rich, t } from '../../platform/messages.ts';

const words: Record<(typeof cadences)[number], string> = {
  none: t('settings.noEmails'),
  daily: t('settings.onceADay'),
  weekly: t('settings.onceAWeek'),
};

/** The searches that the candidate keeps, and how often each mails what is new. */
export function JobAlertSettings() {
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  return (
    <SettingsSection id="job-alerts" title={t('settings.jobAlerts')} about={t('settings.jobAlertsAbout')}>
      {data ? (
        data.items.length === 0 ? (
          <Text size="sm">
            {rich('settings.noSearches', {
              jobs: (text) => (
                <TextLink to="/jobs" inherit underline="always">
                  {text}
                </TextLink>
              ),
            })}
          </Text>
        ) : (
          <ul className={classes.rows}>
            {data.items.map((search) => (
              <AlertRow key={search.id} search={search} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorView
          title={t('settings.searchesNotLoaded')}
          error={error}
          onRetry={() => void refetch()}
          order={2}
        />
      ) : (
        <SkeletonList rows={2} height={48} />
      )}
    </SettingsSection>
  );
}

function AlertRow({ search: { id, name, query, cadence } }: { search: SavedSearch }) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
  const change = useMutation({
    mutationFn: (next: SavedSearch['cadence']) =>
      call(jobSearchApi.changeSavedSearch, { params: { id }, body: { cadence: next } }),
    onSuccess: (saved) => toast.success(`${saved.name}: ${words[saved.cadence].toLowerCase()}.`),
    onError: (error) => toast.error(error.message),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () => call(jobSearchApi.deleteSavedSearch, { params: { id } }),
    onSuccess: () => toast.success(t('settings.searchRemoved')),
    onError: (error) => toast.error(error.message),
    onSettled: reload,
  });
  return (
    <li className={classes.row}>
      <TextLink to="/jobs" search={toAddress(query)} fw={500} style={{ overflowWrap: 'anywhere', flex: 1 }}>
        {name}
      </TextLink>
      <NativeSelect
        aria-label={t('settings.emailsFor', { name })}
        size="sm"
        w={140}
        data={cadences.map((value) => ({ value, label: words[value] }))}
        value={change.isPending ? change.variables : cadence}
        onChange={(event) => {
          const next = cadences.find((one) => one === event.currentTarget.value);
          if (next && next !== cadence) change.mutate(next);
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('settings.removeSearch', { name })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
