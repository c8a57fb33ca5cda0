import { Card, Stack, Text, Title } from '@mantine/core';
import type { Applicant } from '../../../api/hiring/applications.ts';
import classes from './applicant-page.module.css';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { t } from '../../platform/messages.ts';

/** Everything that happened to an application, in the order it happened. */
export function ApplicantTimeline({ events }: { events: Applicant['timeline'] }) {
  return (
    <Card component="section" aria-labelledby="timeline">
      <Stack gap="sm">
        <Title order={2} size="h3" id="timeline">
          {t('applications.timeline')}
        </Title>
        <ol className={classes.events}>
          {events.map((event, index) => (
            <li key={index}>
              <Text size="sm">{event.text}</Text>
              <Text size="xs" c="dimmed">
                {event.actor && `${event.actor} · `}
                <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
