import { Box } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { placeOn } from '../../platform/ui/page-boxes.ts';
import { PagePicture } from '../../platform/ui/page-picture.tsx';
import classes from './reading-doubts.module.css';
import { markBox, readingMarks } from './reading-marks.ts';
import pictures from './reading-pictures.module.css';

/** So much of a page's width is in view on the narrowest phones. */
const PART = 0.55;

/** The part of the page that a value was read from, lit; nothing where there is no picture of it. */
export function PageCrop({ reading, value }: { reading: ResumeReading; value: ReadValue }) {
  const [failed, setFailed] = useState(false);
  const { page: number = 0, line } = value.place ?? {};
  const page = reading.pages?.[number - 1];
  const mark = readingMarks(reading).find((each) => each.path === value.path && each.line === line);
  const box = page && mark && markBox(page, mark);
  if (!page || !box || failed) return null;
  // Of a long line the beginning.
  const seen = Math.min(box.width, page.width * PART);
  const middle = { x: (box.x + seen / 2) / page.width, y: (box.y + box.height / 2) / page.height };
  return (
    <div className={classes.crop} aria-hidden>
      <div className={classes.cropPage} style={{ '--x': middle.x, '--y': middle.y } as CSSProperties}>
        <PagePicture
          page={page}
          src={`/api/resumes/${reading.resume.id}/picture?page=${number}`}
          label=""
          texts={[]}
          onFailed={() => setFailed(true)}
        >
          <Box className={pictures.line} style={placeOn(page, box)} data-lit />
        </PagePicture>
      </div>
    </div>
  );
}
