import { Box } from '@mantine/core';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { around, boxesOf, placeOn } from '../../platform/ui/page-boxes.ts';
import { PagePicture } from '../../platform/ui/page-picture.tsx';
import { lineId, valuesByLine } from './reading-labels.ts';
import classes from './reading-pictures.module.css';
import { focusValue, useReadingTools } from './reading-tools.ts';

/** The pages of the file as pictures: lines that gave a value are lit, and lead to it; the value lights its line. */
export function ReadingPictures(props: { reading: ResumeReading; lit: string | null; onFailed: () => void }) {
  const { reading, lit, onFailed } = props;
  const { light } = useReadingTools();
  const values = valuesByLine(reading.values);
  return (reading.pages ?? []).map((page, at) => (
    <PagePicture
      key={at}
      page={page}
      src={`/api/resumes/${reading.resume.id}/picture?page=${at + 1}`}
      label={t('resumes.pageNumber', { page: at + 1 })}
      texts={reading.lines.filter((line) => line.page === at + 1).map(({ text }) => text)}
      onFailed={onFailed}
    >
      {page.lines.map(({ line }) => {
        const place = { page: at + 1, line, quote: '' };
        const id = lineId(place);
        const box = around(boxesOf(page, line));
        const path = values.get(id);
        return (
          box && (
            <Box
              key={line}
              id={id}
              tabIndex={-1}
              className={classes.line}
              style={placeOn(page, box)}
              data-lit={lit === id || undefined}
              data-used={path !== undefined || undefined}
              onMouseEnter={() => light(path === undefined ? null : place)}
              onMouseLeave={() => light(null)}
              onClick={() => path !== undefined && focusValue(path)}
            />
          )
        );
      })}
    </PagePicture>
  ));
}
