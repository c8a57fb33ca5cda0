import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

const fields: [keyof JobFormValues, string][] = [
  ['title', t('jobForm.jobTitle')],
  ['description', t('jobForm.description')],
  ['skills', t('jobForm.requiredSkills')],
  ['desired_skills', t('jobForm.desiredSkills')],
  ['job_type', t('jobForm.jobType')],
  ['location_type', t('jobForm.locationType')],
  ['locations', t('jobForm.locations')],
  ['countries', t('jobForm.openToPeopleIn')],
  ['salary_min', t('jobForm.minimumSalary')],
  ['salary_max', t('jobForm.maximumSalary')],
  ['salary_currency', t('jobForm.currency')],
  ['salary_interval', t('jobForm.paid')],
  ['years', t('jobForm.yearsOfExperience')],
  ['education', t('jobForm.education')],
  ['languages', t('jobForm.languages')],
  ['apply_url', t('jobForm.applicationAddress')],
  ['status', t('jobForm.status')],
  ['openings', t('jobForm.openings')],
  ['questions', t('jobForm.screeningQuestions')],
  ['expires_on', t('jobForm.lastDayToApply')],
];

/** Says that somebody saved the job meanwhile (taking the focus), shows each field that differs with both values, and lets one choose. */
export function JobConflict({
  mine,
  theirs,
  onTake,
  onTakeAll,
  onKeepMine,
}: {
  mine: JobFormValues;
  theirs: JobFormValues;
  onTake: (values: Partial<JobFormValues>) => void;
  onTakeAll: () => void;
  onKeepMine: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differing = fields.filter(([field]) => wordsOf(mine[field]) !== wordsOf(theirs[field]));
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="yellow"
      icon={<GitCompare size={20} aria-hidden />}
      title={t('jobForm.changedMeanwhile')}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">{t('jobForm.changesStillHere')}</Text>
        {differing.map(([field, label]) => (
          <Difference
            key={field}
            label={label}
            mine={wordsOf(mine[field])}
            theirs={wordsOf(theirs[field])}
            onTake={() => onTake({ [field]: theirs[field] })}
          />
        ))}
        <Group gap="xs">
          <Button variant="default" onClick={onTakeAll}>
            {t('jobForm.discardMine')}
          </Button>
          <Button variant="default" onClick={onKeepMine}>
            {t('jobForm.saveMyVersion')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Difference(props: { label: string; mine: string; theirs: string; onTake: () => void }) {
  const { label } = props;
  return (
    <SimpleGrid component="section" aria-label={label} cols={{ base: 1, xs: 2 }} spacing="sm">
      <Value title={t('jobForm.yours', { label })} text={props.mine} />
      <div>
        <Value title={t('jobForm.savedVersion', { label })} text={props.theirs} />
        <Button
          variant="default"
          size="compact-xs"
          mt={4}
          aria-label={t('jobForm.useSaved', { label })}
          onClick={props.onTake}
        >
          {t('jobForm.useThis')}
        </Button>
      </div>
    </SimpleGrid>
  );
}

function Value({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Text size="xs" fw={500}>
        {title}
      </Text>
      <Text size="sm" lineClamp={6} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text === '' ? t('jobForm.empty') : text}
      </Text>
    </div>
  );
}

function wordsOf(value: JobFormValues[keyof JobFormValues]): string {
  if (typeof value === 'string') return value;
  return value
    .map((item) => {
      if (typeof item === 'string') return item;
      if ('city' in item) return [item.city, item.state, item.country].filter(Boolean).join(', ');
      const { prompt, required, options, accepts, at_least: least } = item;
      return [prompt, required ? 'must be answered' : 'optional', ...options, ...accepts, least]
        .filter(Boolean)
        .join(' · ');
    })
    .join('\n');
}
