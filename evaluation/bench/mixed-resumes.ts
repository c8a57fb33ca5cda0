import { makeCorpus } from '../corpus/make-corpus.ts';

/** So many PDF resumes, each of another fictional person. */
export async function pdfResumes(count: number): Promise<Blob[]> {
  const made: Blob[] = [];
  for await (const { bytes, gold } of makeCorpus({ people: 8 * count, seed: 3, fontFile: null })) {
    if (gold.format === 'pdf') made.push(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
    if (made.length === count) break;
  }
  return made;
}
