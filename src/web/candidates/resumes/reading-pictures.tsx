import { Box } from '@mantine/core';
import { use, useMemo } from 'react';
import type { ResumePage, ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { around, boxesOf, placeOn } from '../../platform/ui/page-boxes.ts';
import { PagePicture } from '../../platform/ui/page-picture.tsx';
import { lineId } from './reading-labels.ts';
import { markBox, type ReadingMark, readingMarks } from './reading-marks.ts';
import classes from './reading-pictures.module.css';
import { focusValue, LitValueContext, useReadingTools } from './reading-tools.ts';
import { isDoubtful } from './reading-verdict.ts';

/** The pages of the file as pictures: the words of each value are lit with it, and lead to it. */
export function ReadingPictures(props: { reading: ResumeReading; lit: string | null; onFailed: () => void }) {
  const { reading, lit, onFailed } = props;
  const marks = useMemo(() => readingMarks(reading), [reading]);
  const isValueLit = use(LitValueContext) !== null;
  return (reading.pages ?? []).map((page, at) => (
    <PagePicture
      key={at}
      page={page}
      src={`/api/resumes/${reading.resume.id}/picture?page=${at + 1}`}
      label={t('resumes.pageNumber', { page: at + 1 })}
      texts={reading.lines.filter((line) => line.page === at + 1).map(({ text }) => text)}
      onFailed={onFailed}
    >
      {page.lines.map(({ line }) => (
        <LinePlace
          key={line}
          page={page}
          id={lineId({ page: at + 1, line })}
          line={line}
          lit={isValueLit ? null : lit}
        />
      ))}
      {marks
        .filter((mark) => mark.page === at + 1)
        .map((mark) => (
          <Mark key={`${mark.path} ${mark.line}`} page={page} mark={mark} reading={reading} />
        ))}
    </PagePicture>
  ));
}

/** A line that links lead to; lit when one did. */
function LinePlace(props: { page: ResumePage; id: string; line: number; lit: string | null }) {
  const { page, id, line, lit } = props;
  const box = around(boxesOf(page, line));
  if (!box) return null;
  return (
    <Box
      id={id}
      tabIndex={-1}
      className={classes.line}
      style={placeOn(page, box)}
      data-lit={lit === id || undefined}
    />
  );
}

function Mark({ page, mark, reading }: { page: ResumePage; mark: ReadingMark; reading: ResumeReading }) {
  const { light } = useReadingTools();
  const lit = use(LitValueContext) === mark.path;
  const value = reading.values.find(({ path }) => path === mark.path);
  const box = markBox(page, mark);
  const isHead = value?.place?.line === mark.line;
  if (!box || !value || value.state === 'dropped') return null;
  return (
    <Box
      className={classes.line}
      style={placeOn(page, box)}
      data-used={!mark.isAround || undefined}
      data-head={isHead || undefined}
      data-doubt={(isHead && isDoubtful(value)) || undefined}
      data-lit={lit || undefined}
      onMouseEnter={() => light(value)}
      onMouseLeave={() => light(null)}
      onClick={() => focusValue(mark.path)}
    />
  );
}
