import { Button, Card, Text, Title } from '@mantine/core';
import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import { kindAndLength } from '../interviews/interview-labels.ts';
import { formatClock } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { t } from '../../platform/messages.ts';
import classes from './today.module.css';

type Props = { interviews: InterviewRow[]; total: number; scope: 'mine' | 'team' };

/** The interviews that are still ahead today; each leads to what is to be asked, and to its call. */
export function TodayCard({ interviews, total, scope }: Props) {
  return (
    <Card component="section" aria-labelledby="today">
      <div className={classes.head}>
        <Title order={2} size="h3" id="today">
          {t('recruiterDashboard.today')}
        </Title>
        <TextLink size="xs" to="/recruiter/interviews" search={scope === 'team' ? { scope } : {}}>
          {t('recruiterDashboard.allInterviews')}
        </TextLink>
      </div>
      {interviews.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('recruiterDashboard.noneToday')}
        </Text>
      )}
      <ul className={classes.list}>
        {interviews.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {total > interviews.length && (
        <Text size="xs" c="dimmed">
          {t('recruiterDashboard.moreToday', { count: total - interviews.length })}
        </Text>
      )}
    </Card>
  );
}

function Row({ row }: { row: InterviewRow }) {
  return (
    <li className={classes.row}>
      <Text size="sm" c="dimmed" className={classes.time ?? ''}>
        {row.starts_at === null ? '' : formatClock(row.starts_at)}
      </Text>
      <div className={classes.words}>
        <TextLink size="sm" fw={600} c="inherit" to="/interviews/$id" params={{ id: row.id }}>
          {row.name}
        </TextLink>
        <Text size="xs" c="dimmed" className={classes.about ?? ''}>
          {t('recruiterDashboard.interviewAbout', { job: row.job_title, how: kindAndLength(row) })}
        </Text>
      </div>
      {row.link === '' ? (
        <Text size="xs" c="dimmed">
          {row.interviewers.map(({ name }) => name).join(', ')}
        </Text>
      ) : (
        <Button
          component="a"
          href={row.link}
          target="_blank"
          rel="noreferrer"
          size="compact-sm"
          variant="default"
          aria-label={t('recruiterDashboard.joinWith', { name: row.name })}
        >
          {t('recruiterDashboard.join')}
        </Button>
      )}
    </li>
  );
}
