import { Alert, Anchor, List } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../../api/platform/texts.ts';

const labels: Record<string, string> = {
  title: 'Job title',
  description: 'Description',
  skills: 'Required skills',
  desired_skills: 'Desired skills',
  locations: 'Locations',
  salary_min: 'Minimum salary',
  salary_max: 'Maximum salary',
  salary_currency: 'Currency',
  years: 'Years of experience',
  education: 'Education',
  languages: 'Languages',
  apply_url: 'Address to apply at',
  openings: 'Openings',
  questions: 'Screening questions',
  expires_on: 'Last day to apply',
};

/** All that is wrong with the form, on top of it: takes the focus when `attempt` changes, each line leads to its field. */
export function JobFormErrors({ errors, attempt }: { errors: FormErrors; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter(([, error]) => Boolean(error));
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      variant="light"
      title={messages.jobs.fixForm}
      icon={<CircleAlert size={20} aria-hidden />}
    >
      <List size="sm" spacing={4}>
        {entries.map(([path, error]) => (
          <List.Item key={path}>
            <Anchor
              href={`#${path}`}
              inherit
              c="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                fieldOf(path)?.focus();
              }}
            >
              {labels[path.split('.')[0] ?? ''] ?? path}
            </Anchor>
            : {error}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The control of a path: its own, or the one of the list it stands in. */
function fieldOf(path: string): HTMLElement | null {
  return document.getElementById(path) ?? document.getElementById(path.split('.')[0] ?? '');
}
