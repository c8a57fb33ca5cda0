import { Alert, Anchor, Text } from '@mantine/core';
import type { FormErrors as Errors } from '@mantine/form';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../../api/platform/texts.ts';

/**
 * What stopped a form, on top of it: `failure` is why saving failed, `errors` what is wrong in which field (each leads to
 * the control with the field's id). Takes the focus when `attempt` grows.
 */
export function FormErrors({
  errors,
  labels,
  failure,
  attempt,
}: {
  errors: Errors;
  labels: Record<string, string>;
  failure: string | null;
  attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const order = Object.keys(labels);
  const entries = Object.entries(errors)
    .filter(([, error]) => Boolean(error))
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0 && failure === null) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      icon={<CircleAlert size={20} aria-hidden />}
      title={entries.length > 0 ? messages.jobs.fixForm : failure}
    >
      {entries.map(([field, error]) => (
        <Text key={field} size="sm">
          <Anchor
            href={`#${field}`}
            inherit
            c="inherit"
            underline="always"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(field)?.focus();
            }}
          >
            {labels[field] ?? field}
          </Anchor>
          : {error}
        </Text>
      ))}
      {entries.length === 0 && <Text size="sm">What you entered is still here.</Text>}
    </Alert>
  );
}
