import { Box, Text, Title } from '@mantine/core';
import { Fragment, type RefObject, useMemo } from 'react';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { formatCount } from '../../platform/ui/format.ts';
import classes from './reading.module.css';
import { lineId, type TextBlock, textBlocks, unusedLines } from './reading-labels.ts';

/** The file's text by page and section; the lit line stands out, lines that no value rests on carry no mark. */
export function ReadingText({
  reading,
  lit,
  pane,
}: {
  reading: ResumeReading;
  lit: string | null;
  pane: RefObject<HTMLElement | null>;
}) {
  const blocks = useMemo(() => textBlocks(reading), [reading]);
  const unused = unusedLines(blocks);
  return (
    <section aria-labelledby="reading-text">
      <Title order={2} size="h3" id="reading-text">
        Text of the file
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        {reading.lines.length === 0
          ? 'No text was found in this file.'
          : `Highlighted lines were used. ${formatCount(unused, 'line')} gave none.`}
      </Text>
      <Box
        component="section"
        className={classes.pane}
        ref={pane}
        tabIndex={0}
        aria-label="Text of the file, line by line"
      >
        {blocks.map((block, index) => (
          <Fragment key={index}>
            {blocks[index - 1]?.page !== block.page && (
              <Text component="h3" size="xs" fw={650} className={classes.page}>
                Page {block.page}
              </Text>
            )}
            {isLabelled(block) && (
              <Text component="h4" size="xs" c="dimmed" className={classes.section}>
                {block.section}
              </Text>
            )}
            {block.lines.map((line, place) => (
              <Line
                key={line.line}
                line={line}
                lit={lit === lineId(line)}
                heading={block.headed && place === 0}
              />
            ))}
          </Fragment>
        ))}
      </Box>
    </section>
  );
}

/** A section is named above its lines unless its own heading does; the lines before the first section need no name. */
function isLabelled({ section, headed }: TextBlock): boolean {
  return section !== null && section !== 'header' && !headed;
}

function Line({
  line,
  lit,
  heading,
}: {
  line: { page: number; line: number; text: string; used: boolean };
  lit: boolean;
  heading: boolean;
}) {
  const id = lineId(line);
  return (
    <div
      id={id}
      tabIndex={-1}
      className={classes.line}
      data-lit={lit || undefined}
      data-used={line.used || undefined}
      data-heading={heading || undefined}
    >
      <a href={`#${id}`} className={classes.number} tabIndex={-1} aria-hidden>
        {line.line}
      </a>
      <span className={classes.text} dir="auto">
        {line.text}
      </span>
    </div>
  );
}
