import { Group, NativeSelect, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { type TemplateName, templateNames } from '../../../api/candidates/resume-builder.ts';
import { languageOf, languages, ownNameOf } from '../../../messages/languages.ts';
import { t } from '../../platform/messages.ts';
import classes from './builder.module.css';
import { templateLabels } from './section-names.ts';
import type { Builder } from './use-builder.ts';

const sizes = [80, 85, 90, 95, 100, 105, 110, 115, 120];

/** How a resume looks: template, paper, size of the text and language of the headings. */
export function LookBar({ builder: { design, change } }: { builder: Builder }) {
  const set = (part: Partial<Builder['design']>) => change({ design: { ...design, ...part } });
  return (
    <div className={classes.looks}>
      <fieldset className={classes.templates}>
        <VisuallyHidden component="legend">{t('resumeBuilder.template')}</VisuallyHidden>
        {templateNames.map((name) => (
          <label key={name} className={classes.template}>
            <input
              type="radio"
              name="template"
              className={classes.radio}
              checked={design.template === name}
              onChange={() => set({ template: name })}
            />
            <Thumbnail name={name} />
            <Text span size="xs">
              {templateLabels[name]}
            </Text>
          </label>
        ))}
      </fieldset>
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('resumeBuilder.paper')}
          value={design.paper}
          data={[
            { value: 'letter', label: t('resumeBuilder.letterPaper') },
            { value: 'a4', label: 'A4' },
          ]}
          onChange={(paper) => set({ paper: paper === 'letter' ? 'letter' : 'a4' })}
        />
        <NativeSelect
          size="xs"
          aria-label={t('resumeBuilder.textSize')}
          value={String(design.scale)}
          data={sizes.map((percent) => ({
            value: String(percent),
            label: t('resumeBuilder.percent', { percent }),
          }))}
          onChange={(event) => set({ scale: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          size="xs"
          aria-label={t('resumeBuilder.headingsIn')}
          value={design.language}
          data={languages.map((value) => ({ value, label: ownNameOf(value) }))}
          onChange={(event) => set({ language: languageOf(event.currentTarget.value) ?? design.language })}
        />
      </Group>
    </div>
  );
}

/** The strokes of a template in small: x, y, width and height of each on a page of 24 by 30. */
const strokes: Record<TemplateName, [number, number, number, number][]> = {
  plain: [
    [4, 4, 9, 3],
    [4, 10, 16, 1],
    [4, 13, 14, 1],
    [4, 16, 16, 1],
    [4, 20, 16, 1],
    [4, 23, 12, 1],
  ],
  ledger: [
    [4, 4, 11, 3],
    [4, 10, 4, 1],
    [10, 10, 10, 1],
    [10, 13, 8, 1],
    [4, 18, 4, 1],
    [10, 18, 10, 1],
    [10, 21, 7, 1],
  ],
  column: [
    [0, 0, 8, 30],
    [10, 4, 10, 3],
    [10, 10, 11, 1],
    [10, 13, 9, 1],
    [10, 16, 11, 1],
    [10, 20, 8, 1],
  ],
  compact: [
    [3, 3, 8, 2],
    [3, 7, 18, 2],
    [3, 11, 18, 1],
    [3, 13, 16, 1],
    [3, 16, 18, 2],
    [3, 20, 18, 1],
    [3, 22, 14, 1],
  ],
  academic: [
    [7, 4, 10, 2],
    [5, 10, 6, 1],
    [5, 13, 14, 1],
    [5, 16, 14, 1],
    [5, 20, 6, 1],
    [5, 23, 14, 1],
  ],
  european: [
    [4, 4, 8, 3],
    [4, 9, 4, 1],
    [10, 9, 9, 1],
    [4, 11, 4, 1],
    [10, 11, 9, 1],
    [4, 15, 16, 1],
    [4, 18, 4, 1],
    [10, 18, 10, 1],
    [10, 21, 8, 1],
  ],
  senior: [
    [0, 0, 24, 9],
    [4, 12, 7, 2],
    [4, 16, 16, 1],
    [4, 19, 16, 1],
    [4, 23, 7, 2],
  ],
  timeline: [
    [4, 4, 10, 3],
    [4, 11, 2, 2],
    [8, 11, 12, 1],
    [8, 14, 10, 1],
    [4, 19, 2, 2],
    [8, 19, 12, 1],
    [8, 22, 10, 1],
  ],
  centered: [
    [7, 4, 10, 3],
    [4, 10, 16, 1],
    [9, 13, 6, 1],
    [5, 17, 14, 1],
    [4, 21, 16, 1],
    [9, 24, 6, 1],
  ],
  right: [
    [0, 0, 24, 8],
    [3, 11, 11, 1],
    [3, 14, 10, 1],
    [3, 17, 11, 1],
    [17, 11, 4, 1],
    [17, 14, 4, 1],
    [17, 17, 4, 1],
  ],
};

function Thumbnail({ name }: { name: TemplateName }) {
  return (
    <svg viewBox="0 0 24 30" width={32} height={40} aria-hidden className={classes.thumbnail}>
      {strokes[name].map(([x, y, width, height], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} fillOpacity={height > 5 ? 0.25 : 0.8} />
      ))}
    </svg>
  );
}
