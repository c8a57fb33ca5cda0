import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useListOptions } from '../../identity/company-lists/use-departments.ts';
import { countryLabel, placeLabel } from '../../platform/ui/country-names.ts';
import { jobFormLabels, jobValueLabel } from './job-form-labels.ts';
import { emptyJobForm, type JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

const labels: Record<string, string> = { ...jobFormLabels, countries: t('jobForm.openToPeopleIn') };
const fields = Object.keys(emptyJobForm) as (keyof JobFormValues)[];

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
  const names = new Map(
    [
      ...useListOptions('departments', theirs.department_id),
      ...useListOptions('locations', theirs.location_id),
    ].map(({ value, label }) => [value, label]),
  );
  const valueText = (field: keyof JobFormValues, values: JobFormValues) => {
    const words = wordsOf(field, values[field]);
    return names.get(words) ?? words;
  };
  const differing = fields.filter((field) => valueText(field, mine) !== valueText(field, theirs));
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
        {differing.map((field) => (
          <Difference
            key={field}
            label={labels[field] ?? field}
            mine={valueText(field, mine)}
            theirs={valueText(field, theirs)}
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

function wordsOf(field: keyof JobFormValues, value: JobFormValues[keyof JobFormValues]): string {
  if (typeof value === 'string') return jobValueLabel(field, value);
  return value
    .map((item) => {
      if (typeof item === 'string') return field === 'countries' ? countryLabel(item) : item;
      if ('city' in item) return placeLabel(item);
      const { prompt, required, options, accepts, at_least: least } = item;
      return [prompt, required ? t('jobForm.required') : t('jobs.optional'), ...options, ...accepts, least]
        .filter(Boolean)
        .join(' · ');
    })
    .join('\n');
}
