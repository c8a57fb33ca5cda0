import { fileTypes } from '../../../api/platform/file-types.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import { hideOnPages } from '../../../engine/blind/hide-on-pages.ts';
import type { Services } from '../../context.ts';
import { paintOver } from '../../platform/adapters/documents/paint-over.ts';
import type { SentPages } from './resume-queries.ts';

type PagePicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** A page of a resume as a picture, from 1; with a hider only what it leaves, and null where that is not known to be all. */
export async function pagePicture(
  { files }: Pick<Services, 'files'>,
  { pages, paths, lines }: SentPages,
  number: number,
  hider: Hider | null,
): Promise<PagePicture | null> {
  const page = pages[number - 1];
  if (!page) return null;
  if (!hider) {
    const bytes = await files.read(paths[number - 1] ?? '');
    return bytes && { type: fileTypes.webp, bytes };
  }
  const hidden = hideOnPages(pages, lines, hider)?.[number - 1];
  const png = hidden && (await files.read(paths[pages.length + number - 1] ?? ''));
  return png ? { type: fileTypes.png, bytes: await paintOver(png, page.width, hidden) } : null;
}
