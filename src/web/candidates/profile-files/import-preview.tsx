import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ProfileImport, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { formatMonths } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { personalLabels } from '../profiles/personal-values.ts';
import classes from './profile-files.module.css';

type Field = ProfileImport['fields'][number];
type Choice = CallInput<typeof profileFilesApi.importProfile>['body'];

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
  const [fields, setFields] = useState(() =>
    found.fields.filter(({ before, problem }) => before === '' && problem === null).map(({ field }) => field),
  );
  const [positions, setPositions] = useState(() =>
    found.positions.filter(({ state }) => state === 'new').map(({ index }) => index),
  );
  const take = useImport(onDone);
  return (
    <Stack gap="md">
      <Fields changes={found.fields} ticked={fields} onTick={setFields} />
      <Positions positions={found.positions} ticked={positions} onTick={setPositions} />
      {found.kept.length > 0 && (
        <Text size="sm">{t('profileFiles.kept', { sections: found.kept.map(keptWords).join(', ') })}</Text>
      )}
      {found.fields.length + found.positions.length + found.kept.length === 0 && (
        <Text size="sm">{t('profileFiles.nothingNew')}</Text>
      )}
      <Group gap="xs">
        <Button
          loading={take.isPending}
          onClick={() => take.mutate({ version: found.version, document, fields, positions })}
        >
          {t('profileFiles.import')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('profileFiles.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

function useImport(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => call(profileFilesApi.importProfile, { body }),
    onSuccess: async ({ changed, added }) => {
      toast.success(t('profileFiles.imported', { changed, added }));
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.code === 'stale_version'
          ? t('profileFiles.changedElsewhere')
          : error.message,
      ),
  });
}

function Fields(props: {
  changes: Field[];
  ticked: Field['field'][];
  onTick: (ticked: Field['field'][]) => void;
}) {
  if (props.changes.length === 0) return null;
  return (
    <Part title={t('profileFiles.personalInformation')}>
      {props.changes.map((change) => (
        <li key={change.field} className={classes.words}>
          <Checkbox
            label={<Change change={change} />}
            disabled={change.problem !== null}
            checked={props.ticked.includes(change.field)}
            onChange={() => props.onTick(toggled(props.ticked, change.field))}
          />
        </li>
      ))}
    </Part>
  );
}

function Positions(props: {
  positions: ProfileImport['positions'];
  ticked: number[];
  onTick: (ticked: number[]) => void;
}) {
  if (props.positions.length === 0) return null;
  return (
    <Part title={t('profileFiles.workExperience')}>
      {props.positions.map((position) => (
        <li key={position.index} className={classes.words}>
          <Checkbox
            label={<Position position={position} />}
            disabled={position.state !== 'new'}
            checked={props.ticked.includes(position.index)}
            onChange={() => props.onTick(toggled(props.ticked, position.index))}
          />
        </li>
      ))}
    </Part>
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
      <b>{personalLabels[field]}</b>: {before !== '' && <span className={classes.before}>{before}</span>}{' '}
      {after}
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
  const what =
    title && company
      ? t('profileFiles.positionAt', { title, company })
      : title || company || t('profileFiles.entry', { number: index + 1 });
  return (
    <span className={classes.words}>
      <b>{what}</b>
      {start && `, ${formatMonths(start, end)}`}
      {state !== 'new' && (
        <Text span size="sm" c="dimmed">
          {' '}
          ({state === 'known' ? t('profileFiles.alreadyThere') : `work[${index}]: ${problem ?? ''}`})
        </Text>
      )}
    </span>
  );
}

function keptWords({ section, count }: ProfileImport['kept'][number]): string {
  return count === 1 ? section : t('profileFiles.keptSection', { section, count });
}

function toggled<T>(list: T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
