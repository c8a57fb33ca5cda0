import { type DrawOutcome, drawPdf, type DrawRequest } from './draw-pdf.ts';
import { extractPdf } from './pdf.ts';
import { placeWords } from './place-words.ts';

// Runs in a process of its own, forked by page-drawer.ts: documents come in by IPC, pictures go out.
process.on('message', (request: DrawRequest) => {
  void draw(request).then((outcome) => process.send?.({ outcome }));
});
process.on('disconnect', () => process.exit(0));

async function draw({ bytes, lines }: DrawRequest): Promise<DrawOutcome> {
  try {
    const document = await extractPdf(bytes);
    if (document.kind !== 'pdf') return { pages: null };
    const placed = placeWords(document.pages, lines);
    const drawn = await drawPdf(bytes);
    const pages = drawn.flatMap((page, at) => {
      const words = placed[at];
      return words ? [{ placed: words, drawn: page }] : [];
    });
    return { pages };
  } catch {
    return { pages: null };
  }
}
