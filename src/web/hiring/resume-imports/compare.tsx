import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportFile } from '../../../api/hiring/resume-imports.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { OpenFile } from './open-file.tsx';
import { useDecision } from './use-decision.ts';
import classes from './resume-imports.module.css';

type Match = ImportFile['matches'][number];
type Compared = { label: string; own: string; of: (match: Match) => string };

const reasons: Record<Match['why'], string> = {
  file: t('resumeImports.sameFileAs'),
  email: t('resumeImports.sameEmailAs'),
  phone: t('resumeImports.samePhoneAs'),
  name: t('resumeImports.sameNameAs'),
};

/** A resume side by side with those whom it may be of, to merge it with one of them. */
export function Compare({ file, importId, open }: { file: ImportFile; importId: string; open: boolean }) {
  const { decide } = useDecision(file.id, importId);
  const name = file.name || file.file_name;
  const merge = (match: Match) =>
    decide.mutate(
      {
        do: 'merge',
        ...(match.application_id ? { application_id: match.application_id } : {}),
        ...(match.talent_id ? { talent_id: match.talent_id } : {}),
      },
      { onSuccess: () => toast.success(t('resumeImports.mergedWith', { name: match.name })) },
    );
  return (
    <fieldset className={classes.compare} aria-label={t('resumeImports.compareWith', { name })}>
      <table>
        <Heads matches={file.matches} />
        <tbody>
          <Row label={t('resumeImports.name')} own={name} matches={file.matches} show={who} />
          {compared(file).map((row) => (
            <Values key={row.label} row={row} matches={file.matches} />
          ))}
          <Row
            label={t('resumeImports.comparedFile')}
            own={<OpenFile id={file.id} name={file.file_name} />}
            matches={file.matches}
            show={(match) => match.file_name}
          />
          <Row
            label={t('resumeImports.comparedSince')}
            own=""
            matches={file.matches}
            show={(match) => formatDate(match.since)}
          />
          {open && (
            <Row
              label={t('resumeImports.decision')}
              own={<Note>{t('resumeImports.aboutMerge')}</Note>}
              matches={file.matches}
              show={(match) => <Merge match={match} busy={decide.isPending} onMerge={() => merge(match)} />}
            />
          )}
        </tbody>
      </table>
    </fieldset>
  );
}

function Heads({ matches }: { matches: Match[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('resumeImports.details')}</th>
        <th scope="col">{t('resumeImports.thisResume')}</th>
        {matches.map((match) => (
          <th key={keyOf(match)} scope="col">
            {reasons[match.why]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function compared(file: ImportFile): Compared[] {
  return [
    { label: t('resumeImports.comparedEmail'), own: file.email, of: (match) => match.email },
    { label: t('resumeImports.comparedPhone'), own: file.phone, of: (match) => match.phone },
    { label: t('resumeImports.comparedEmployer'), own: file.employer, of: (match) => match.employer },
  ];
}

function Values({ row, matches }: { row: Compared; matches: Match[] }) {
  const bare = (value: string) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}@]/gu, '');
  const isSame = (match: Match) => row.own !== '' && bare(row.of(match)) === bare(row.own);
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <td data-same={matches.some(isSame) || undefined}>{row.own}</td>
      {matches.map((match) => (
        <td key={keyOf(match)} data-same={isSame(match) || undefined}>
          {row.of(match)}
        </td>
      ))}
    </tr>
  );
}

function Row(props: { label: string; own: ReactNode; matches: Match[]; show: (match: Match) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td>{props.own}</td>
      {props.matches.map((match) => (
        <td key={keyOf(match)}>{props.show(match)}</td>
      ))}
    </tr>
  );
}

function Merge({ match, busy, onMerge }: { match: Match; busy: boolean; onMerge: () => void }) {
  if (!match.mergeable) return <Note>{t('resumeImports.withdrew')}</Note>;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy}
        aria-label={t('resumeImports.mergeWith', { name: match.name })}
        onClick={onMerge}
      >
        {t('resumeImports.merge')}
      </Button>
      {match.has_account && <Note>{t('resumeImports.hasAccount')}</Note>}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {children}
    </Text>
  );
}

function who({ application_id: id, talent_id: person, name, job_title: job }: Match) {
  if (id !== null)
    return (
      <TextLink to="/applicants/$id" params={{ id }} inherit underline="always">
        {t('resumeImports.applicantOf', { name, job })}
      </TextLink>
    );
  return (
    <TextLink to="/recruiter/talent" search={{ person: person ?? '' }} inherit underline="always">
      {t('resumeImports.inPool', { name })}
    </TextLink>
  );
}

function keyOf(match: Match): string {
  return match.application_id ?? match.talent_id ?? '';
}
