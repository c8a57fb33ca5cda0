import { Box, Group, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Fragment, type RefObject, useMemo, useState } from 'react';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import classes from './reading.module.css';
import { ReadingPictures } from './reading-pictures.tsx';
import { lineId, type TextBlock, textBlocks, unusedLines } from './reading-labels.ts';

const sectionLabels: Record<string, string> = {
  contact: t('resumes.sectionContact'),
  summary: t('resumes.sectionSummary'),
  experience: t('resumes.sectionExperience'),
  education: t('resumes.sectionEducation'),
  skills: t('resumes.sectionSkills'),
  languages: t('resumes.sectionLanguages'),
  projects: t('resumes.sectionProjects'),
  certifications: t('resumes.sectionCertifications'),
  awards: t('resumes.sectionAwards'),
  publications: t('resumes.sectionPublications'),
  volunteering: t('resumes.sectionVolunteering'),
  interests: t('resumes.sectionInterests'),
  references: t('resumes.sectionReferences'),
  other: t('resumes.sectionOther'),
};

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
  const { pages, looks, setLooks, fail } = useLooks(reading);
  const shown = looks === 'page' ? pages : 0;
  return (
    <section aria-labelledby="reading-text">
      <VisuallyHidden component="h2" id="reading-text">
        {t('resumes.textOfTheFile')}
      </VisuallyHidden>
      <Group justify="space-between" gap="xs" mb="xs" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {howUsed(reading, shown, unusedLines(blocks))}
        </Text>
        {pages > 0 && <LooksSwitch looks={looks} onLooks={setLooks} />}
      </Group>
      <Box
        component="section"
        className={classes.pane}
        ref={pane}
        tabIndex={0}
        aria-label={t('resumes.textByLine')}
      >
        {shown > 0 && <ReadingPictures reading={reading} lit={lit} onFailed={fail} />}
        {blocks
          .filter(({ page }) => page > shown)
          .map((block, index) => (
            <Fragment key={index}>
              {blocks[index - 1]?.page !== block.page && (
                <Text component="h3" size="xs" fw={650} className={classes.page}>
                  {t('resumes.pageNumber', { page: block.page })}
                </Text>
              )}
              {isLabelled(block) && (
                <Text component="h4" size="xs" c="dimmed" className={classes.section}>
                  {sectionLabels[block.section ?? ''] ?? block.section}
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

/** What the marks of the text say; where the words of a picture stand is unknown for scans. */
function howUsed({ lines, pages }: ResumeReading, pictures: number, unused: number): string {
  if (lines.length === 0) return t('resumes.noText');
  if (pictures > 0 && !pages?.some((page) => page.lines.length > 0)) return t('resumes.usedLinesInText');
  return t('resumes.usedLines', { count: unused });
}

/** Whether the file is shown as pictures of so many pages or as text, which is remembered. */
function useLooks({ pages }: ResumeReading) {
  const [chosen, setLooks] = useLocalStorage<string>({ key: 'tenon-resume-looks', defaultValue: '' });
  const [failed, setFailed] = useState(false);
  const count = failed ? 0 : (pages ?? []).length;
  // What is read now does not turn into a picture of itself.
  const [drawn] = useState(count > 0);
  const looks = count > 0 && (chosen || (drawn ? 'page' : 'text')) === 'page' ? 'page' : 'text';
  return { pages: count, looks, setLooks, fail: () => setFailed(true) };
}

function LooksSwitch({ looks, onLooks }: { looks: string; onLooks: (looks: string) => void }) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('resumes.fileAs')}
      value={looks}
      onChange={onLooks}
      data={[
        { value: 'page', label: t('resumes.asPage') },
        { value: 'text', label: t('resumes.asText') },
      ]}
    />
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
