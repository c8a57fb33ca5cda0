import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { ResumePage } from '../../../api/candidates/resumes.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { t } from '../../platform/messages.ts';
import { around, boxesOf, columnsFor, placeOn } from '../../platform/ui/page-boxes.ts';
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
      <LitLines page={page} number={at + 1} evidence={evidence} />
    </PagePicture>
  ));
}

function LitLines({ page, number, evidence }: { page: ResumePage; number: number; evidence: Evidence }) {
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const marks = evidence.marks.filter((mark) => mark.page === number);
  const lines = page.lines.flatMap(({ line }) => {
    const box = around(boxesOf(page, line));
    return box ? [{ line, box, marks: marks.filter((mark) => mark.line === line) }] : [];
  });
  const marked = lines.filter((line) => line.marks.length > 0);
  const columns = columnsFor(
    marked.map(({ box }) => box.y + box.height / 2),
    narrow ? ROOM_ON_PHONES : ROOM,
  );
  return lines.map(({ line, box, marks: here }) => {
    const column = columns[marked.findIndex((one) => one.line === line)] ?? null;
    const { top, height } = placeOn(page, box);
    return (
      <Fragment key={line}>
        <div id={lineAnchor(number, line)} tabIndex={-1} className={classes.line} style={{ top, height }}>
          {column !== null && (
            <div className={classes.column} data-column={column}>
              <RowNumbers marks={here} evidence={evidence} className={classes.numbers} most={1} />
            </div>
          )}
        </div>
        {here.map((mark) => (
          <LitWords key={`${mark.row} ${mark.start}`} page={page} mark={mark} evidence={evidence} />
        ))}
      </Fragment>
    );
  });
}

/** So many points of a page are at least as high as a button where the page is as wide as it is shown. */
const ROOM = 28;
const ROOM_ON_PHONES = 46;

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
