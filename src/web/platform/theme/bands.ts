import { t } from '../messages.ts';

/** One band of a skills match: its colour in the theme and the word that always stands with it. */
export type Band = { color: 'green' | 'blue' | 'yellow' | 'orange'; word: string };

/** The band of a match in percent: 80 and above, 60 and above, 40 and above, otherwise the last. */
export function matchBand(percent: number): Band {
  if (percent >= 80) return { color: 'green', word: t('ui.strongMatch') };
  if (percent >= 60) return { color: 'blue', word: t('ui.goodMatch') };
  if (percent >= 40) return { color: 'yellow', word: t('ui.partialMatch') };
  return { color: 'orange', word: t('ui.lowMatch') };
}

/** The band's colour for text, readable (AA) on every surface of both schemes. */
export function bandText(band: Band): string {
  return `var(--mantine-color-${band.color}-text)`;
}

/** The band's colour for bars and marks. */
export function bandFill(band: Band): string {
  return `var(--mantine-color-${band.color}-5)`;
}
