import type { Api } from '../api/index.ts';
import type { ScreenPreview } from './platform/shell/preview.tsx';

type GetPath = { [K in keyof Api]: Api[K] extends { method: 'GET'; path: infer P } ? P : never }[keyof Api];

/** What a first visit shows of a screen, and asks for, before the screen's own files have come. `reads` are addresses by the contract. */
export type Preview = Omit<ScreenPreview, 'reads' | 'files'> & {
  reads?: (GetPath | `${GetPath}?${string}`)[];
};

export const wide = true;
export const tabs = true;
export const sheet = true;
export const band = true;
export const mark = true;
/** A line that says something of the person's own. */
export const line = '\u00a0';
