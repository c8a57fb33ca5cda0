import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Api } from '../../../api/index.ts';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { call } from '../client.ts';
import { formatSalary } from '../ui/format.ts';
import { formatPlace, jobTypeLabels } from '../ui/job-labels.ts';
import { TextLink } from '../ui/link-button.tsx';
import classes from './home.module.css';
import { t } from '../messages.ts';

/** How many jobs are open right now, and the newest three. */
export function OpenJobs() {
  const { data, isError } = useQuery({
    queryKey: ['jobs', 'newest', 3],
    queryFn: ({ signal }) =>
      call<Api['listJobs']>({ method: 'GET', path: '/api/jobs' }, { query: { limit: 3 }, signal }),
  });
  return (
    <section className={classes.section} aria-labelledby="open-jobs">
      <div className={classes.sectionHead}>
        <Title order={2} id="open-jobs">
          {data && data.total > 0 ? t('home.openJobsNow', { count: data.total }) : t('home.openJobs')}
        </Title>
        <TextLink to="/jobs" size="sm" fw={500}>
          {t('home.browseJobs')}
        </TextLink>
      </div>
      {isError && (
        <Text c="dimmed" role="alert">
          {t('jobSearch.loadFailed')}
        </Text>
      )}
      {data?.total === 0 && <Text c="dimmed">{t('home.noJobs')}</Text>}
      {!isError && (
        <ul className={classes.jobs} aria-busy={!data}>
          {data ? data.items.map((job) => <JobRow key={job.id} job={job} />) : [0, 1, 2].map(waitingRow)}
        </ul>
      )}
    </section>
  );
}

function JobRow({ job }: { job: JobCard }) {
  const facts = [job.employer_name, formatPlace(job), jobTypeLabels[job.job_type]];
  const salary = formatSalary(job.salary_range);
  return (
    <li className={classes.job}>
      <Link to="/jobs/$id" params={{ id: job.id }} className={classes.jobLink}>
        <span className={classes.jobTitle}>{job.title}</span>
        <span className={classes.jobFacts}>{facts.join(' · ')}</span>
        {salary && <span className={classes.jobSalary}>{salary}</span>}
      </Link>
    </li>
  );
}

function waitingRow(row: number) {
  return (
    <li key={row} className={classes.job}>
      <Skeleton height={20} my="md" />
    </li>
  );
}
