import { getResolvedPDFJS } from 'unpdf';
import { extractAndParse, parseScan } from './extract.ts';
import type { ChildRequest } from './read-document.ts';

// Runs in a process of its own, forked by read-document.ts: documents come in by IPC, outcomes go out.
process.on('message', (request: ChildRequest) => {
  clearImmediate(ahead);
  const onStage = (stage: string) => process.send?.({ stage });
  const reading =
    'scan' in request
      ? Promise.resolve(parseScan(request.scan, request.now))
      : extractAndParse(request.bytes, { now: request.now, onStage });
  void reading.then((outcome) => process.send?.({ outcome }));
});
process.on('disconnect', () => process.exit(0));

// Most documents are PDFs: a process that waits for one has loaded the reader. One whose document is here already loads what that needs.
const ahead = setImmediate(() => void getResolvedPDFJS());
