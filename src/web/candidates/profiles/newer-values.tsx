import { Alert, Button, Stack, Text } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './newer-values.module.css';

/** A field that was saved elsewhere with another value than the one typed here. */
export type NewerValue = { label: string; theirs: string; onTake: () => void };

/** Tells that the record was changed elsewhere meanwhile, and offers each newer value; what was typed stays as it is. */
export function NewerValues({ what, values }: { what: string; values: NewerValue[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="default"
      icon={<GitCompare size={20} aria-hidden />}
      title={`Your ${what} was changed in another tab or on another device`}
    >
      <Stack gap="xs">
        <Text size="sm">
          Nothing was saved yet. What you typed is still here
          {values.length > 0 ? '. The newer values are below. ' : ', and nothing differs. '}
          Save again to keep what is in the form.
        </Text>
        {values.map(({ label, theirs, onTake }) => (
          <div key={label} className={classes.row}>
            <Text size="sm" className={classes.words}>
              <strong>{label}:</strong> {theirs === '' ? 'empty' : theirs}
            </Text>
            <Button variant="default" size="compact-sm" onClick={onTake} aria-label={`Use this for ${label}`}>
              Use this
            </Button>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
