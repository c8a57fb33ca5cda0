import { getResolvedPDFJS } from 'unpdf';
import { extractAndParse } from './extract.ts';
import type { ChildRequest } from './read-document.ts';

// Runs in a process of its own, forked by read-document.ts: documents come in by IPC, outcomes go out.
process.on('message', (request: ChildRequest) => {
  const onStage = (stage: string) => process.send?.({ stage });
  void extractAndParse(request.bytes, { now: request.now, onStage }).then((outcome) =>
    process.send?.({ outcome }),
  );
});
process.on('disconnect', () => process.exit(0));

// Most documents are PDFs: a process that waits for one has loaded the reader.
void getResolvedPDFJS();
