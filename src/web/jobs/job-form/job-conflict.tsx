import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { JobFormValues } from './job-form-values.ts';

const fields: [keyof JobFormValues, string][] = [
  ['title', 'Job title'],
  ['description', 'Description'],
  ['skills', 'Required skills'],
  ['desired_skills', 'Desired skills'],
  ['job_type', 'Job type'],
  ['location_type', 'Location type'],
  ['locations', 'Locations'],
  ['countries', 'Open to people in'],
  ['salary_min', 'Minimum salary'],
  ['salary_max', 'Maximum salary'],
  ['salary_currency', 'Currency'],
  ['salary_interval', 'Paid'],
  ['years', 'Years of experience'],
  ['education', 'Education'],
  ['languages', 'Languages'],
  ['apply_url', 'Application address'],
  ['status', 'Status'],
  ['openings', 'Openings'],
  ['questions', 'Screening questions'],
  ['expires_on', 'Last day to apply'],
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
      title="Someone changed this job while you were editing it"
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">Nothing was saved yet. Your changes are still in the form below.</Text>
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
            Discard mine
          </Button>
          <Button variant="default" onClick={onKeepMine}>
            Save my version
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
      <Value title={`${label}: yours`} text={props.mine} />
      <div>
        <Value title={`${label}: saved version`} text={props.theirs} />
        <Button
          variant="default"
          size="compact-xs"
          mt={4}
          aria-label={`Use the saved ${label}`}
          onClick={props.onTake}
        >
          Use this
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
        {text === '' ? 'Empty' : text}
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
