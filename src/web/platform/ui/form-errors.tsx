import { Alert, Anchor, Text } from '@mantine/core';
import type { FormErrors as Errors } from '@mantine/form';
import { CircleAlert } from 'lucide-react';
import { t } from '../messages.ts';

/**
 * What stopped a long form, on top of it: `problem` is why saving failed, `errors` what is wrong in which field. Each leads to the
 * control with the field's id, or with that of the list it stands in. Takes the focus when the form is refused.
 */
export function FormErrors({
  errors,
  labels,
  problem,
}: {
  errors: Errors;
  labels: Record<string, string>;
  problem: string | null;
}) {
  const order = Object.keys(labels);
  const place = (path: string) => order.indexOf(headOf(path));
  const entries = Object.entries(errors)
    .filter(([, error]) => Boolean(error))
    .toSorted(([a], [b]) => place(a) - place(b));
  if (entries.length === 0 && problem === null) return null;
  return (
    <Alert
      data-form-errors
      tabIndex={-1}
      color="red"
      icon={<CircleAlert size={20} aria-hidden />}
      title={entries.length > 0 ? t('jobs.fixForm') : problem}
    >
      {entries.map(([path, error]) => (
        <Text key={path} size="sm">
          <Anchor
            href={`#${path}`}
            inherit
            c="inherit"
            underline="always"
            onClick={(event) => {
              event.preventDefault();
              controlOf(path)?.focus();
            }}
          >
            {labels[headOf(path)] ?? path}
          </Anchor>
          : {error}
        </Text>
      ))}
      {entries.length === 0 && <Text size="sm">{t('ui.entriesKept')}</Text>}
    </Alert>
  );
}

function headOf(path: string): string {
  return path.split('.')[0] ?? path;
}

function controlOf(path: string): HTMLElement | null {
  return document.getElementById(path) ?? document.getElementById(headOf(path));
}
