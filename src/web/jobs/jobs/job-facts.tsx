import { Stack, Text, Title } from '@mantine/core';
import type { Job } from '../../../api/jobs/jobs.ts';
import classes from './job-page.module.css';
import { placeLabel } from '../../platform/ui/country-names.ts';
import { t } from '../../platform/messages.ts';

/** What is told of a job that is posted or still written. */
type Facts = Pick<Job, 'location_type' | 'years' | 'education' | 'languages' | 'openings' | 'locations'> & {
  department: { name: string } | null;
  company_location: { name: string } | null;
};

/** What the job asks for beside skills, and all its places; nothing when nothing of it is stated. */
export function JobFacts({ job }: { job: Facts }) {
  const facts = [
    [t('jobs.department'), job.department?.name ?? ''],
    [t('jobs.companyLocation'), job.company_location?.name ?? ''],
    [t('jobs.experience'), job.years === null ? '' : t('jobs.years', { years: job.years })],
    [t('jobs.education'), job.education],
    [t('jobs.languages'), job.languages.join(', ')],
    [t('jobs.openings'), job.openings > 1 ? String(job.openings) : ''],
    placesOf(job),
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('jobs.details')}
      </Title>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={name === placesOf(job)[0] ? classes.whole : undefined}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" size="sm" m={0}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** All places of the work where the line below the title names one of several; of remote work the countries to work from. */
function placesOf({ location_type: way, locations }: Facts): [string, string] {
  const all = locations.map(placeLabel).join('; ');
  return way === 'remote'
    ? [t('jobs.openToPeopleIn'), all]
    : [t('jobs.locations'), locations.length > 1 ? all : ''];
}
