import { Alert, Box, List, SegmentedControl, Text, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { EyeOff, FileWarning } from 'lucide-react';
import { useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { type Evidence, type MarkedPart, markedParts } from './evidence-marks.ts';
import { ResumeLink } from './resume-link.tsx';
import classes from './resume-page.module.css';
import { ResumePictures } from './resume-pictures.tsx';
import { RowNumbers } from './row-numbers.tsx';
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

type Props = {
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
};

/** The resume as it was read, laid out like its pages: the words that rows of the ledger rest on are lit, with the rows' numbers beside them. */
export function ResumePage(props: Props) {
  const { resume, withdrawn, blind } = props;
  const { looks, setLooks, fail } = useLooks(resume);
  return (
    <div id={props.panelId} className={classes.resume} data-pane="resume">
      <Bar {...props} looks={looks} onLooks={setLooks} />
      <Box component="section" className={classes.desk} tabIndex={0} aria-labelledby="resume-text">
        <HiddenText hidden={resume.hidden} />
        <Unread resume={resume} withdrawn={withdrawn} />
        {looks === 'page' && (
          <ResumePictures
            id={props.id}
            resume={resume}
            blind={blind}
            evidence={props.evidence}
            onFailed={fail}
          />
        )}
        {pagesOf(looks === 'page' ? undrawn(resume) : resume.lines).map(([page, lines]) => (
          <section key={page} aria-label={t('applications.page', { page })} className={classes.paper}>
            {lines.map((line) => (
              <Line key={line.line} line={line} evidence={props.evidence} />
            ))}
          </section>
        ))}
        {!withdrawn && resume.file_name !== '' && (
          <Text size="xs" c="dimmed" ta="center" py="sm">
            {t(looks === 'page' ? 'applications.aboutPage' : 'applications.aboutText', {
              file: resume.file_name,
            })}
          </Text>
        )}
      </Box>
    </div>
  );
}

/** Why nothing of the file can be read, or that none came with the application. */
function Unread({ resume, withdrawn }: Pick<Props, 'resume' | 'withdrawn'>) {
  if (!resume.parse_message) return null;
  if (!withdrawn && resume.file_name === '')
    return (
      <Text size="sm" c="dimmed" ta="center" py="xl">
        {resume.parse_message}
      </Text>
    );
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<FileWarning size={20} aria-hidden />}
      title={withdrawn ? t('applications.withdrawn') : t('applications.fileUnread')}
    >
      {resume.parse_message}
    </Alert>
  );
}

/** What file it is, and how it is shown. */
function Bar(props: Props & { looks: string | null; onLooks: (looks: string) => void }) {
  const { resume, withdrawn, blind, looks } = props;
  return (
    <div className={classes.bar}>
      <Title order={2} size="h4" id="resume-text">
        {t('applications.resume')}
      </Title>
      <Text size="xs" c="dimmed" truncate title={resume.file_name}>
        {withdrawn ? '' : resume.file_name}
      </Text>
      {looks && (
        <SegmentedControl
          size="xs"
          aria-label={t('applications.resumeAs')}
          value={looks}
          onChange={props.onLooks}
          data={[
            { value: 'page', label: t('applications.asPage') },
            { value: 'text', label: t('applications.asText') },
          ]}
        />
      )}
      {!withdrawn && !blind && resume.file_name !== '' && (
        <ResumeLink id={props.id} label={t('applications.openFile')} name={props.name} />
      )}
    </div>
  );
}

/** Whether the resume is shown as pictures or as text, which is remembered; null where there are no pictures. */
function useLooks(resume: Resume) {
  const [chosen, setLooks] = useLocalStorage<string>({ key: 'tenon-resume-looks', defaultValue: '' });
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const [failed, setFailed] = useState(false);
  // What is read now does not turn into a picture of itself.
  const [drawn] = useState((resume.pages ?? []).length > 0);
  const can = !failed && (resume.pages ?? []).length > 0;
  const looks = chosen === 'page' || chosen === 'text' ? chosen : wide && drawn ? 'page' : 'text';
  return { looks: can ? looks : null, setLooks, fail: () => setFailed(true) };
}

/** The lines of pages of which there is no picture: long files are drawn in part. */
function undrawn({ lines, pages }: Resume): Resume['lines'] {
  return lines.filter(({ page }) => page > (pages ?? []).length);
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
      {marks.length > 0 && <RowNumbers marks={marks} evidence={evidence} className={classes.numbers} />}
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
