import { Box } from '@mantine/core';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { ResumePage } from '../../../api/candidates/resumes.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { t } from '../../platform/messages.ts';
import { around, boxesOf, placeOn } from '../../platform/ui/page-boxes.ts';
import { PagePicture } from '../../platform/ui/page-picture.tsx';
import type { Evidence, Mark } from './evidence-marks.ts';
import classes from './resume-pictures.module.css';
import { RowNumbers } from './row-numbers.tsx';

type Props = {
  /** Of the application. */
  id: string;
  resume: Applicant['resume'];
  blind: boolean;
  evidence: Evidence;
  onFailed: () => void;
};

/** The pages of the resume as pictures: the words that rows of the ledger rest on are lit, with the rows' numbers beside them. */
export function ResumePictures({ id, resume, blind, evidence, onFailed }: Props) {
  return (resume.pages ?? []).map((page, at) => (
    <PagePicture
      // Revealed, the same address has another picture.
      key={`${at} ${blind}`}
      page={page}
      src={`/api/applicants/${id}/picture?page=${at + 1}`}
      label={t('applications.page', { page: at + 1 })}
      texts={resume.lines.filter((line) => line.page === at + 1).map(({ text }) => text)}
      onFailed={onFailed}
    >
      {page.lines.map(({ line }) => (
        <LitLine
          key={line}
          page={page}
          number={at + 1}
          line={line}
          marks={evidence.marks.filter((mark) => mark.page === at + 1 && mark.line === line)}
          evidence={evidence}
        />
      ))}
    </PagePicture>
  ));
}

function LitLine(props: {
  page: ResumePage;
  number: number;
  line: number;
  marks: Mark[];
  evidence: Evidence;
}) {
  const { page, number, line, marks, evidence } = props;
  const whole = around(boxesOf(page, line));
  if (!whole) return null;
  const { top, height } = placeOn(page, whole);
  return (
    <>
      <div id={lineAnchor(number, line)} tabIndex={-1} className={classes.line} style={{ top, height }}>
        {marks.length > 0 && <RowNumbers marks={marks} evidence={evidence} className={classes.numbers} />}
      </div>
      {marks.map((mark) => (
        <LitWords key={`${mark.row} ${mark.start}`} page={page} mark={mark} evidence={evidence} />
      ))}
    </>
  );
}

/** The words of a mark, each run an area over the picture. Beside the line a button does the same for the keyboard. */
function LitWords({ page, mark, evidence }: { page: ResumePage; mark: Mark; evidence: Evidence }) {
  const { pointed, onPoint, onOpen, groups } = evidence;
  const row = groups.flatMap(({ rows }) => rows).find(({ index }) => index === mark.row)?.row;
  return boxesOf(page, mark.line, mark.start, mark.end).map((box) => (
    <Box
      key={`${box.x} ${box.y}`}
      aria-hidden
      className={classes.mark}
      style={placeOn(page, box)}
      data-mark={mark.row}
      data-pointed={pointed === mark.row}
      data-near={row?.known === 'likely'}
      onMouseEnter={() => onPoint(mark.row)}
      onMouseLeave={() => onPoint(null)}
      onClick={() => onOpen(mark.row)}
    />
  ));
}
