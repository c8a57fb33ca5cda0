import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { FormErrors } from '@mantine/form';
import type { ReactNode } from 'react';
import { maxTimes } from '../../../api/hiring/interviews.ts';
import { type ClockTime, nextTime } from './interview-times.ts';
import classes from './interviews.module.css';
import { t } from '../../platform/messages.ts';

/** The times that are proposed for an interview, each a date and a time of the clocks of a zone. */
export function TimeRows(props: {
  times: ClockTime[];
  zone: string;
  errors: FormErrors;
  onChange: (times: ClockTime[]) => void;
}) {
  const { times, zone, errors, onChange } = props;
  const set = (index: number, part: Partial<ClockTime>) =>
    onChange(times.map((time, at) => (at === index ? { ...time, ...part } : time)));
  return (
    <Fieldset
      variant="unstyled"
      legend={t('interviews.times')}
      classNames={{ root: classes.fieldset, legend: classes.legend }}
    >
      <Stack gap="xs">
        {times.map((time, index) => (
          <TimeRow
            key={index}
            number={index + 1}
            time={time}
            error={errors[`times.${index}`] ?? (index === 0 ? errors['times'] : undefined)}
            isOnly={times.length === 1}
            onChange={(part) => set(index, part)}
            onRemove={() => onChange(times.filter((_, at) => at !== index))}
          />
        ))}
        {times.length < maxTimes && (
          <Group>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => onChange([...times, nextTime(times, zone)])}
            >
              {t('interviews.addTime')}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

function TimeRow(props: {
  number: number;
  time: ClockTime;
  error: ReactNode;
  isOnly: boolean;
  onChange: (part: Partial<ClockTime>) => void;
  onRemove: () => void;
}) {
  const { number, time } = props;
  return (
    <div className={classes.slot}>
      <TextInput
        type="date"
        className={classes.date}
        label={t('interviews.dateNumber', { number })}
        value={time.date}
        error={props.error}
        onChange={(event) => props.onChange({ date: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        step={300}
        label={t('interviews.timeNumber', { number })}
        value={time.clock}
        onChange={(event) => props.onChange({ clock: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.remove}
        disabled={props.isOnly}
        aria-label={t('interviews.removeTime', { number })}
        onClick={props.onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
