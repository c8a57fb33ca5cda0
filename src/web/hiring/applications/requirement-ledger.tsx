import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronRight, MessageCircleQuestion } from 'lucide-react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { LedgerEvidence } from '../../matching/fit/ledger-evidence.tsx';
import { pointsLabel } from '../../matching/fit/ledger-rows.ts';
import { stateWord } from '../../matching/fit/requirement-state.tsx';
import {
  type Evidence,
  excerpt,
  type Mark,
  markedParts,
  markState,
  type NumberedRow,
} from './evidence-marks.ts';
import classes from './requirement-ledger.module.css';
import { t } from '../../platform/messages.ts';

type Lines = Applicant['resume']['lines'];
type Props = {
  evidence: Evidence;
  lines: Lines;
  /** The open row, by its place in the ledger. */
  opened: number | null;
  onToggle: (row: number) => void;
  /** Shows the words of a mark in the resume. */
  onShow: (mark: Mark) => void;
  /** Begins a message that asks about a requirement; absent where nobody can be asked. */
  onAsk?: ((requirement: string) => void) | undefined;
};

/** The requirements of a job, a line each with the words that count; a line opens to the whole of what is known. */
export function RequirementLedger(props: Props) {
  return props.evidence.groups.map(({ title, rows }) => (
    <section key={title} aria-label={title}>
      <h3 className={classes.group}>
        {title}
        <span className={classes.count}>
          {t('applications.metOf', {
            met: rows.filter(({ row }) => row.state === 'met').length,
            count: rows.length,
          })}
        </span>
      </h3>
      <ul className={classes.rows}>
        {rows.map((one) => (
          <Row key={one.index} {...props} one={one} />
        ))}
      </ul>
    </section>
  ));
}

function Row(props: Props & { one: NumberedRow }) {
  const { one, evidence, lines, opened } = props;
  const { row, index, number } = one;
  const isOpen = opened === index;
  const panel = `requirement-${index}`;
  const marks = evidence.marks.filter((mark) => mark.row === index);
  const [first] = marks;
  return (
    <li className={classes.item} data-open={isOpen} data-pointed={evidence.pointed === index}>
      <UnstyledButton
        id={`${panel}-head`}
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={panel}
        onMouseEnter={() => evidence.onPoint(index)}
        onMouseLeave={() => evidence.onPoint(null)}
        onFocus={() => evidence.onPoint(index)}
        onBlur={() => evidence.onPoint(null)}
        onClick={() => props.onToggle(index)}
      >
        <span className={classes.number} data-state={markState(row)}>
          {number}
        </span>
        <span className={classes.name}>{row.requirement}</span>
        <span className={classes.quote}>{!isOpen && preview(row, first, lines)}</span>
        <span className={classes.word}>{shortWord(row)}</span>
        <ChevronRight size={14} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={panel} className={classes.inside} hidden={!isOpen}>
        {isOpen && <Inside {...props} marks={marks} />}
      </div>
    </li>
  );
}

function Inside({ one: { row }, lines, marks, onShow, onAsk }: Props & { one: NumberedRow; marks: Mark[] }) {
  const others = row.evidence.filter(({ from }) => from !== 'resume');
  return (
    <>
      {[...Map.groupBy(marks, ({ page, line }) => `${page} ${line}`).values()].map((here) => (
        <Quote key={here[0]?.line} marks={here} lines={lines} onShow={onShow} />
      ))}
      {(others.length > 0 || marks.length === 0) && (
        <LedgerEvidence evidence={others} place={null} needed={row.state !== 'met'} />
      )}
      <p className={classes.quiet}>
        {row.reason}
        {row.canonical && ` ${row.canonical}.`}
        {row.points > 0 && ` ${t('fit.points', { points: pointsLabel(row.points) })}`}
      </p>
      {onAsk && row.kind !== 'place' && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<MessageCircleQuestion size={14} aria-hidden />}
            onClick={() => onAsk(row.requirement)}
          >
            {t('applications.askAbout')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A line of the resume with the words that count, and where it stands. */
function Quote({ marks, lines, onShow }: { marks: Mark[]; lines: Lines; onShow: (mark: Mark) => void }) {
  const [first] = marks;
  const text = first && textOf(first, lines);
  if (first === undefined || text === undefined) return null;
  return (
    <p>
      <q>
        {markedParts(text, marks).map((part) =>
          part.rows.length > 0 ? <mark key={part.start}>{part.text}</mark> : part.text,
        )}
      </q>{' '}
      <UnstyledButton className={classes.place} onClick={() => onShow(first)}>
        {t('fit.place', { page: first.page, line: first.line })}
      </UnstyledButton>
    </p>
  );
}

/** How sure a requirement is, in a word; of what is proven, when it was last done. */
function shortWord(row: LedgerRow) {
  const from = row.job?.start?.slice(0, 4);
  const to = row.job?.end?.slice(0, 4);
  const word = stateWord(row);
  if (row.known !== 'proven' || from === undefined) return word;
  return (
    <>
      <VisuallyHidden>{word}, </VisuallyHidden>
      {to === undefined
        ? t('applications.since', { year: from })
        : from === to
          ? from
          : t('applications.years', { from, to })}
    </>
  );
}

function textOf({ page, line }: Mark, lines: Lines): string | undefined {
  return lines.find((one) => one.page === page && one.line === line)?.text;
}

/** What a closed row shows: the words that count, or where a skill is listed, or what was counted. */
function preview(row: LedgerRow, mark: Mark | undefined, lines: Lines): string {
  if (!row.kind.endsWith('_skill')) return row.reason;
  const text = mark && textOf(mark, lines);
  if (mark === undefined || text === undefined) return statement(row);
  const heading = headingAbove(mark, lines);
  if (heading !== undefined && (row.known === 'listed' || row.known === 'bare'))
    return t('applications.listedUnder', { heading });
  return t('applications.quoted', { text: excerpt(text, mark) });
}

function headingAbove({ page, line }: Mark, lines: Lines): string | undefined {
  const at = lines.findIndex((one) => one.page === page && one.line === line);
  return lines.slice(0, at).findLast(({ kind }) => kind === 'heading')?.text;
}

/** What stands in place of words of the resume. */
function statement(row: LedgerRow): string {
  const [first] = row.evidence;
  if (first === undefined) return '';
  return first.from === 'statement'
    ? t('fit.statedByCandidate')
    : first.from === 'experience'
      ? t('applications.quoted', { text: first.quote })
      : '';
}
