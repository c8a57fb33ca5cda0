import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { OwnApplication } from '../../../api/hiring/my-applications.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './applications.module.css';
import { t } from '../../platform/messages.ts';

/** What I was told of the part that the score had in a rejection, with the ways to see it and to correct what it rests on. */
export function ScoreNoticeCard({
  application,
  notice,
}: {
  application: OwnApplication;
  notice: NonNullable<OwnApplication['score_notice']>;
}) {
  return (
    <Card component="section" aria-labelledby="score-notice">
      <Title order={2} size="h3" id="score-notice">
        {t('myApplications.scoreUse')}
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        {t('myApplications.informedOn', { day: formatDate(notice.sent_at) })}
      </Text>
      <Stack gap="xs">
        {notice.text.split('\n\n').map((paragraph) => (
          <Text key={paragraph} size="sm" maw="75ch" className={classes.words}>
            {paragraph}
          </Text>
        ))}
        <Group gap="md" mt={4}>
          <TextLink size="sm" to="/jobs/$id" params={{ id: application.job_id }}>
            {t('myApplications.seeMatch')}
          </TextLink>
          <TextLink size="sm" to="/profile">
            {t('myApplications.correctMyData')}
          </TextLink>
          <TextLink size="sm" to="/applications/$id" params={{ id: application.id }} hash="human-review">
            {t('myApplications.askPerson')}
          </TextLink>
        </Group>
      </Stack>
    </Card>
  );
}
