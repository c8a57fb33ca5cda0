import { getResolvedPDFJS } from 'unpdf';
import { extractAndParse, extractPlainText, parseScan } from './extract.ts';
import type { ChildRequest } from './read-document.ts';

// Runs in a process of its own, forked by read-document.ts: documents come in by IPC, outcomes go out.
process.on('message', (request: ChildRequest) => {
  clearImmediate(ahead);
  void answerTo(request).then((outcome) => process.send?.({ outcome }));
});
process.on('disconnect', () => process.exit(0));

function answerTo(request: ChildRequest) {
  const onStage = (stage: string) => process.send?.({ stage });
  if ('scan' in request) return Promise.resolve(parseScan(request.scan, request.now));
  // Loaded when asked for: it would cost the start of every other document.
  if ('profile' in request)
    return import('./profiles/read-profile.ts').then((one) => one.extractProfile(request.profile));
  if ('mail' in request) return import('../mail-in/read-mail.ts').then((one) => one.parseMail(request.mail));
  if ('plain' in request) return extractPlainText(request.plain);
  return extractAndParse(request.bytes, { now: request.now, onStage });
}

// Most documents are PDFs: a process that waits for one has loaded the reader. One whose document is here already loads what that needs.
const ahead = setImmediate(() => void getResolvedPDFJS());
