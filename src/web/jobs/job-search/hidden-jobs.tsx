import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { HiddenCard } from '../jobs/card-actions.tsx';
import { hiddenJobsQuery } from '../jobs/job-queries.ts';
import { t } from '../../platform/messages.ts';

/** How many jobs the candidate has hidden, and on request which, each with the way back; nothing when there are none. */
export function HiddenJobs() {
  const [opened, list] = useDisclosure(false);
  const hidden = useQuery(hiddenJobsQuery);
  const jobs = hidden.data?.items ?? [];
  if (jobs.length === 0) return null;
  return (
    <Stack gap="xs" mt="lg" align="flex-start">
      <Button variant="subtle" color="gray" size="compact-sm" aria-expanded={opened} onClick={list.toggle}>
        {opened ? t('jobSearch.closeHiddenJobs') : t('jobSearch.hiddenJobs', { count: jobs.length })}
      </Button>
      {opened && jobs.map((job) => <HiddenCard key={job.id} job={job} onShown={() => undefined} />)}
    </Stack>
  );
}
