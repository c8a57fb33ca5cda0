import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { previewDays, type RetentionPreview } from '../../../api/privacy/retention.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './retention-settings.module.css';

/** Whose data would be deleted, now and in the days ahead. */
export function RetentionPreviewPart({ query }: { query: UseQueryResult<RetentionPreview> }) {
  return (
    <section className={classes.preview} aria-label={t('retention.preview')} aria-live="polite">
      <LoadedPart query={query} failure={t('retention.previewFailed')} rows={2}>
        {({ now, ahead, held }) => (
          <Stack gap="sm">
            <Due title={t('retention.dueNow', { count: now.count })} {...now} />
            <Due title={t('retention.dueAhead', { count: ahead.count, days: previewDays })} {...ahead} />
            {held > 0 && (
              <Text size="sm" c="dimmed">
                {t('retention.heldBeside', { count: held })}
              </Text>
            )}
          </Stack>
        )}
      </LoadedPart>
    </section>
  );
}

function Due({ title, count, people }: RetentionPreview['now'] & { title: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.application_id}>
            <TextLink size="sm" to="/applicants/$id" params={{ id: person.application_id }}>
              {person.name || t('retention.hidden')}
            </TextLink>
            <Text size="sm" c="dimmed">
              {t('retention.dueOn', { job: person.job_title, on: formatDate(person.due_at) })}
            </Text>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('retention.more', { count: count - people.length })}
        </Text>
      )}
    </div>
  );
}
