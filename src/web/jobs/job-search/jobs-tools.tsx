import { Accordion, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../platform/shell/session.tsx';
import { AddJobPanel } from '../added-jobs/add-job-panel.tsx';
import classes from './jobs-tools.module.css';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { MyJobs } from './my-jobs.tsx';
import { SearchPreferences } from './search-preferences.tsx';
import { t } from '../../platform/messages.ts';

/** What stands beside the list of jobs, below it where there is no room, folded: adding a job, a search of the web, and one's own jobs. */
export function JobsTools() {
  const { user } = useSession();
  const [open, setOpen] = useState<string[]>([]);
  const parts = [
    { name: 'add', title: t('jobSearch.addJob'), part: <AddJobPanel /> },
    ...(user?.role === 'candidate'
      ? [{ name: 'followed', title: t('jobBoards.toFollowed'), part: <FollowedLink /> }]
      : []),
    { name: 'preferences', title: t('jobSearch.jobSearchPreferences'), part: <SearchPreferences /> },
    ...(user
      ? [{ name: 'mine', title: t('jobSearch.myJobs'), part: open.includes('mine') ? <MyJobs /> : null }]
      : []),
  ];
  return (
    <Accordion
      multiple
      variant="separated"
      order={2}
      value={open}
      onChange={setOpen}
      classNames={{ item: classes.tool }}
    >
      {parts.map(({ name, title, part }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{part}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function FollowedLink() {
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('jobBoards.aboutFollowing')}
      </Text>
      <LinkButton variant="default" to="/followed-employers">
        {t('jobBoards.openFollowed')}
      </LinkButton>
    </Stack>
  );
}
