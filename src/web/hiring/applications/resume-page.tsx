import { Alert, Box, List, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { EyeOff, FileWarning } from 'lucide-react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { type Evidence, type Mark, type MarkedPart, markedParts, markState } from './evidence-marks.ts';
import ledger from './requirement-ledger.module.css';
import { ResumeLink } from './resume-link.tsx';
import classes from './resume-page.module.css';
import { rich, t } from '../../platform/messages.ts';

type Resume = Applicant['resume'];
type ResumeLine = Resume['lines'][number];
const hiddenWords: Record<string, string> = {
  white: t('applications.hiddenWhite'),
  tiny: t('applications.hiddenTiny'),
  transparent: t('applications.hiddenTransparent'),
  'off-page': t('applications.hiddenOffPage'),
  covered: t('applications.hiddenCovered'),
  clipped: t('applications.hiddenClipped'),
  'hidden-run': t('applications.hiddenMarked'),
  metadata: t('applications.hiddenMetadata'),
};

/** The resume as it was read, laid out like its pages: the words that rows of the ledger rest on are lit, with the rows' numbers beside them. */
export function ResumePage(props: {
  /** Of the application. */
  id: string;
  panelId: string;
  resume: Resume;
  /** The candidate took the application back: their file is closed. */
  withdrawn: boolean;
  /** Who it is is hidden: the file is closed too. */
  blind: boolean;
  name: string;
  evidence: Evidence;
}) {
  const { resume, withdrawn, blind } = props;
  return (
    <div id={props.panelId} className={classes.resume} data-pane="resume">
      <div className={classes.bar}>
        <Title order={2} size="h4" id="resume-text">
          {t('applications.resume')}
        </Title>
        <Text size="xs" c="dimmed" truncate title={resume.file_name}>
          {withdrawn ? '' : resume.file_name}
        </Text>
        {!withdrawn && !blind && (
          <ResumeLink id={props.id} label={t('applications.openFile')} name={props.name} />
        )}
      </div>
      <Box component="section" className={classes.desk} tabIndex={0} aria-labelledby="resume-text">
        <HiddenText hidden={resume.hidden} />
        {resume.parse_message && (
          <Alert
            color="yellow"
            mb="md"
            icon={<FileWarning size={20} aria-hidden />}
            title={withdrawn ? t('applications.withdrawn') : t('applications.fileUnread')}
          >
            {resume.parse_message}
          </Alert>
        )}
        {pagesOf(resume.lines).map(([page, lines]) => (
          <section key={page} aria-label={t('applications.page', { page })} className={classes.paper}>
            {lines.map((line) => (
              <Line key={line.line} line={line} evidence={props.evidence} />
            ))}
          </section>
        ))}
        {!withdrawn && (
          <Text size="xs" c="dimmed" ta="center" py="sm">
            {t('applications.aboutText', { file: resume.file_name })}
          </Text>
        )}
      </Box>
    </div>
  );
}

function Line({ line, evidence }: { line: ResumeLine; evidence: Evidence }) {
  const marks = evidence.marks.filter((mark) => mark.page === line.page && mark.line === line.line);
  const { text, date } = line;
  // The dates of an entry stand at the right, as on paper, where they end its line.
  const split =
    line.kind === 'entry' && date?.end === text.trimEnd().length && date.start > 0 ? date.start : null;
  return (
    <div
      id={lineAnchor(line.page, line.line)}
      className={classes.line}
      data-kind={line.kind}
      data-split={split !== null}
    >
      {marks.length > 0 && <Numbers marks={marks} evidence={evidence} />}
      <Words parts={markedParts(text, marks, 0, split ?? text.length)} evidence={evidence} />
      {split !== null && <Words parts={markedParts(text, marks, split)} evidence={evidence} />}
    </div>
  );
}

/** The words of a line, those that count lit. */
function Words({ parts, evidence }: { parts: MarkedPart[]; evidence: Evidence }) {
  const { pointed, onPoint, onOpen, groups } = evidence;
  const rowsOf = new Map(groups.flatMap(({ rows }) => rows).map((one) => [one.index, one.row]));
  return (
    <span>
      {parts.map(({ text, start, rows: [first, ...others] }) =>
        first === undefined ? (
          text
        ) : (
          // Beside the line a button does the same for the keyboard.
          <Box
            component="mark"
            key={start}
            className={classes.mark}
            data-pointed={pointed !== null && [first, ...others].includes(pointed)}
            data-near={[first, ...others].every((row) => rowsOf.get(row)?.known === 'likely')}
            onMouseEnter={() => onPoint(first)}
            onMouseLeave={() => onPoint(null)}
            onClick={() => onOpen(first)}
          >
            {text}
          </Box>
        ),
      )}
    </span>
  );
}

/** The numbers of the rows that rest on a line, each a button that opens its row; of many, the first and how many more. */
function Numbers({ marks, evidence }: { marks: Mark[]; evidence: Evidence }) {
  const { groups, pointed, onPoint, onOpen } = evidence;
  const here = new Set(marks.map(({ row }) => row));
  const rows = groups.flatMap((group) => group.rows).filter(({ index }) => here.has(index));
  const shown = rows.length > MOST_NUMBERS ? rows.slice(0, MOST_NUMBERS - 1) : rows;
  const rest = rows.slice(shown.length).map(({ row }) => row.requirement);
  return (
    <span className={classes.numbers}>
      {shown.map(({ row, index, number }) => (
        <UnstyledButton
          key={index}
          className={ledger.number}
          data-state={markState(row)}
          data-pointed={pointed === index}
          aria-label={t('applications.requirementAt', { number, name: row.requirement })}
          onMouseEnter={() => onPoint(index)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(index)}
          onBlur={() => onPoint(null)}
          onClick={() => onOpen(index)}
        >
          {number}
        </UnstyledButton>
      ))}
      {rest.length > 0 && (
        <span className={ledger.number} data-state="more" title={rest.join(', ')}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <VisuallyHidden>
            {t('applications.moreHere', { count: rest.length, names: rest.join(', ') })}
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const MOST_NUMBERS = 2;

function HiddenText({ hidden }: { hidden: Resume['hidden'] }) {
  if (hidden.length === 0) return null;
  return (
    <Alert
      color="orange"
      mb="md"
      icon={<EyeOff size={20} aria-hidden />}
      title={t('applications.hiddenText')}
    >
      <Text size="sm" mb={4}>
        {t('applications.aboutHiddenText')}
      </Text>
      <List size="sm" spacing={4}>
        {hidden.map((part, index) => (
          <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
            {rich('applications.hiddenPart', {
              page: part.page,
              how: hiddenWords[part.reason] ?? part.reason,
              text: part.text,
              quote: (text) => <q>{text}</q>,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function pagesOf(lines: Resume['lines']): [number, Resume['lines']][] {
  return [...Map.groupBy(lines, (line) => line.page)];
}
