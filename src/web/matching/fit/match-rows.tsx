import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { isAnswerable } from '../../../api/matching/ledger.ts';
import { t } from '../../platform/messages.ts';
import { type EvidencePlace, LedgerEvidence } from './ledger-evidence.tsx';
import { pointsLabel } from './ledger-rows.ts';
import classes from './match-rows.module.css';
import { RequirementState } from './requirement-state.tsx';

type Props = {
  rows: LedgerRow[];
  place: EvidencePlace | null;
  /** What the candidate may say of a requirement that their resume leaves open. */
  answerFor: (row: LedgerRow) => ReactNode;
};

/** The requirements of a job for its candidate: first what they can answer, then what is met, shown in part, and missing. */
export function MatchRows({ rows, place, answerFor }: Props) {
  const open = rows.filter(isAnswerable);
  const settled = rows.filter((row) => !isAnswerable(row));
  const folded = [
    { title: t('fit.whatYouMeet'), rows: settled.filter(({ state }) => state === 'met') },
    { title: t('fit.partlyMet'), rows: settled.filter(({ state }) => state === 'partly') },
    { title: t('fit.missing'), rows: settled.filter(({ state }) => state === 'not_met') },
  ];
  return (
    <>
      {open.length > 0 && (
        <Group title={t('fit.openQuestions')} count={open.filter(({ answered }) => !answered).length}>
          {open.map((row) => (
            <li key={keyOf(row)} className={classes.open}>
              <Name row={row} />
              <Details row={row} place={place} />
              {answerFor(row)}
            </li>
          ))}
        </Group>
      )}
      {folded.map(
        ({ title, rows: group }) =>
          group.length > 0 && (
            <Group key={title} title={title} count={group.length}>
              {group.map((row) => (
                <li key={keyOf(row)}>
                  <details className={classes.folded}>
                    <summary>
                      <Name row={row} />
                    </summary>
                    <Details row={row} place={place} />
                  </details>
                </li>
              ))}
            </Group>
          ),
      )}
    </>
  );
}

function keyOf({ kind, requirement }: LedgerRow): string {
  return `${kind} ${requirement}`;
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h4" className={classes.title}>
        {title} <span className={classes.count}>{count}</span>
      </Title>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

function Name({ row }: { row: LedgerRow }) {
  return (
    <span className={classes.name}>
      <span className={classes.requirement}>
        {row.requirement}
        {row.kind === 'desired_skill' && (
          <Text span size="xs" c="dimmed" fw={400}>
            {` ${t('fit.desired')}`}
          </Text>
        )}
      </span>
      <RequirementState row={row} />
    </span>
  );
}

function Details({ row, place }: { row: LedgerRow; place: EvidencePlace | null }) {
  return (
    <div className={classes.details}>
      {row.evidence.length > 0 && <LedgerEvidence evidence={row.evidence} place={place} needed />}
      <Text size="sm" c="dimmed">
        {row.reason}
        {row.canonical && ` ${row.canonical}.`}
        {row.points > 0 && ` ${t('fit.points', { points: pointsLabel(row.points) })}`}
      </Text>
    </div>
  );
}
