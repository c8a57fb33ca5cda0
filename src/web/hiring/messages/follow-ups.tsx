import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { Plus } from 'lucide-react';
import { type FollowUp, maxFollowUps } from '../../../api/hiring/message-templates.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** What is sent later unless the applicant answers: so many days after the message before, which text. */
export function FollowUps(props: {
  values: FollowUp[];
  errors: FormErrors;
  onChange: (values: FollowUp[]) => void;
}) {
  const { values, errors, onChange } = props;
  const set = (index: number, part: Partial<FollowUp>) =>
    onChange(values.map((value, at) => (at === index ? { ...value, ...part } : value)));
  return (
    <Stack gap="xs">
      {values.map((value, index) => (
        <FollowUpFields
          key={index}
          number={index + 1}
          value={value}
          errors={[errors[`follow_ups.${index}.after_days`], errors[`follow_ups.${index}.body`]]}
          onChange={(part) => set(index, part)}
          onRemove={() => onChange(values.filter((_, at) => at !== index))}
        />
      ))}
      {values.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('messages.followUpsStop')}
        </Text>
      )}
      {values.length < maxFollowUps && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.start ?? ''}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...values, { after_days: 3, body: '' }])}
        >
          {t('messages.addFollowUp')}
        </Button>
      )}
    </Stack>
  );
}

function FollowUpFields(props: {
  number: number;
  value: FollowUp;
  errors: FormErrors[string][];
  onChange: (part: Partial<FollowUp>) => void;
  onRemove: () => void;
}) {
  const { number, value, onChange } = props;
  const [daysError, bodyError] = props.errors;
  return (
    <fieldset aria-label={t('messages.followUpNumber', { number })} className={classes.followUp}>
      <Group justify="space-between" gap="xs">
        <NumberInput
          size="xs"
          className={classes.days ?? ''}
          label={t('messages.daysLater')}
          min={1}
          max={30}
          allowDecimal={false}
          value={value.after_days}
          error={daysError}
          onChange={(days) => onChange({ after_days: Number(days) })}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('messages.removeFollowUpNumber', { number })}
          onClick={props.onRemove}
        >
          {t('messages.removeFollowUp')}
        </Button>
      </Group>
      <Textarea
        autosize
        minRows={2}
        maxLength={5000}
        label={t('messages.followUpNumber', { number })}
        value={value.body}
        error={bodyError}
        onChange={(event) => onChange({ body: event.currentTarget.value })}
      />
    </fieldset>
  );
}
