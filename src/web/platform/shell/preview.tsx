import { Stack } from '@mantine/core';
import { PageHeader } from '../ui/page-header.tsx';
import bands from '../ui/page-band.module.css';
import header from '../ui/page-header.module.css';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { servedFact } from './served-facts.ts';

/** What a screen looks like before its own files have come, as far as it is always the same, and what is fetched meanwhile. */
export type ScreenPreview = {
  /** Absent when only the record tells it. */
  heading?: string;
  back?: string;
  /** One line, or one below the other. */
  context?: string | readonly string[];
  /** How many rows are on their way, and how high each is. */
  rows?: readonly [count: number, height: number];
  wide?: true;
  /** True for a page that is only read: white from edge to edge. */
  sheet?: true;
  /** True where the heading stands on a band across the page. */
  band?: true;
  /** True where a picture stands before the title. */
  mark?: true;
  /** True where tabs follow the heading. */
  tabs?: true;
  reads?: string[];
};

/** The preview of the screen that was opened first, from the served page; null when it has none. */
export function firstPreview(): ScreenPreview | null {
  return servedFact('screen');
}

/** A screen whose files are on their way, as it will look; to a screen reader it is loading. */
export function Preview({ heading, back, context, rows, wide, sheet, band, mark, tabs }: ScreenPreview) {
  return (
    <div data-wide={wide} data-sheet={sheet} data-preview>
      {heading && (
        <div aria-hidden className={band && bands.band}>
          <PageHeader
            title={heading}
            context={typeof context === 'object' ? <Lines of={context} /> : context}
            back={back}
            mark={mark && <div className={header.mark} />}
            tabs={tabs && <div className={header.tabs} />}
          />
        </div>
      )}
      {rows && <SkeletonList rows={rows[0]} height={rows[1]} />}
    </div>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <Stack gap={4}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </Stack>
  );
}
