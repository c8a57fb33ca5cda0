import { Alert, Button, Stack, Text } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './newer-values.module.css';
import { rich, t } from '../../platform/messages.ts';

/** A field that was saved elsewhere with another value than the one typed here. */
export type NewerValue = { label: string; theirs: string; onTake: () => void };

/** Tells that the record was changed elsewhere meanwhile, and offers each newer value; what was typed stays as it is. */
export function NewerValues({
  what,
  values,
}: {
  what: 'company' | 'experience' | 'preferences' | 'profile';
  values: NewerValue[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="default"
      icon={<GitCompare size={20} aria-hidden />}
      title={t('profiles.changedElsewhere', { what })}
    >
      <Stack gap="xs">
        <Text size="sm">{values.length > 0 ? t('profiles.newerValuesBelow') : t('profiles.newerSame')}</Text>
        {values.map(({ label, theirs, onTake }) => (
          <div key={label} className={classes.row}>
            <Text size="sm" className={classes.words}>
              {rich('profiles.newerValue', {
                label,
                value: theirs === '' ? t('profiles.empty') : theirs,
                b: (text) => <strong>{text}</strong>,
              })}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={onTake}
              aria-label={t('profiles.useThisFor', { label })}
            >
              {t('profiles.useThis')}
            </Button>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
