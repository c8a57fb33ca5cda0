import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ProfileImport, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import { ApiError, call } from '../../platform/client.ts';
import { formatMonths } from '../../platform/ui/dates.ts';
import { formatCount } from '../../platform/ui/format.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './profile-files.module.css';

type Field = ProfileImport['fields'][number];

const names: Record<Field['field'], string> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  bio: 'Bio',
};

/** What a file would add and change; what is ticked is taken, all at once. What is empty so far is ticked to begin with. */
export function ImportPreview({
  document,
  found,
  onDone,
}: {
  document: string;
  found: ProfileImport;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const [fields, setFields] = useState(() =>
    found.fields.filter(({ before, problem }) => before === '' && problem === null).map(({ field }) => field),
  );
  const [positions, setPositions] = useState(() =>
    found.positions.filter(({ state }) => state === 'new').map(({ index }) => index),
  );
  const take = useMutation({
    mutationFn: () =>
      call(profileFilesApi.importProfile, {
        body: { version: found.version, document, fields, positions },
      }),
    onSuccess: async ({ changed, added }) => {
      toast.success(
        `Imported: ${formatCount(changed, 'field')} changed, ${formatCount(added, 'position')} added.`,
      );
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.code === 'stale_version'
          ? 'Your profile was changed in another tab. Choose the file again.'
          : error.message,
      ),
  });
  return (
    <Stack gap="md">
      {found.fields.length > 0 && (
        <Part title="Personal information">
          {found.fields.map((change) => (
            <li key={change.field} className={classes.words}>
              <Checkbox
                label={<Change change={change} />}
                disabled={change.problem !== null}
                checked={fields.includes(change.field)}
                onChange={() => setFields(toggled(fields, change.field))}
              />
            </li>
          ))}
        </Part>
      )}
      {found.positions.length > 0 && (
        <Part title="Work experience">
          {found.positions.map((position) => (
            <li key={position.index} className={classes.words}>
              <Checkbox
                label={<Position position={position} />}
                disabled={position.state !== 'new'}
                checked={positions.includes(position.index)}
                onChange={() => setPositions(toggled(positions, position.index))}
              />
            </li>
          ))}
        </Part>
      )}
      {found.kept.length > 0 && (
        <Text size="sm">
          Kept for your exports, as it is written: {found.kept.map(keptWords).join(', ')}. Your matches rest
          on your resume, skills and experience alone.
        </Text>
      )}
      {found.fields.length + found.positions.length + found.kept.length === 0 && (
        <Text size="sm">This file says nothing that your profile does not say already.</Text>
      )}
      <Group gap="xs">
        <Button loading={take.isPending} onClick={() => take.mutate()}>
          Import
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={classes.list}>{children}</ul>
    </div>
  );
}

function Change({ change }: { change: Field }) {
  const { field, before, after, problem } = change;
  return (
    <span className={classes.words}>
      <b>{names[field]}</b>: {before !== '' && <span className={classes.before}>{before}</span>} {after}
      {problem && (
        <Text span size="sm" c="dimmed">
          {' '}
          ({problem})
        </Text>
      )}
    </span>
  );
}

function Position({ position }: { position: ProfileImport['positions'][number] }) {
  const { title, company, start, end, state, problem, index } = position;
  const what = [title, company].filter(Boolean).join(' at ') || `Entry ${index + 1}`;
  return (
    <span className={classes.words}>
      <b>{what}</b>
      {start && `, ${formatMonths(start, end)}`}
      {state !== 'new' && (
        <Text span size="sm" c="dimmed">
          {' '}
          ({state === 'known' ? 'in your profile already' : `work[${index}]: ${problem ?? ''}`})
        </Text>
      )}
    </span>
  );
}

function keptWords({ section, count }: ProfileImport['kept'][number]): string {
  return count === 1 ? section : `${section} (${count})`;
}

function toggled<T>(list: T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
