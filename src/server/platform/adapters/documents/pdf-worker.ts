import type { getResolvedPDFJS } from 'unpdf';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Listener = (event: { data: unknown }) => void;

/**
 * The half of pdf.js that reads, in this thread. It hands over what it read as it is: pdf.js's own way within a thread copies
 * every glyph, which takes a fifth of the time of reading.
 */
export function workerHere(pdfjs: Pdfjs): InstanceType<Pdfjs['PDFWorker']> {
  const port = new SharedPort();
  // The types take the port for absent; pdf.js takes whatever sends and listens.
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: 0 });
  const { pdfjsWorker } = globalThis as unknown as {
    pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: SharedPort) => void } };
  };
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  return worker;
}

/** Hands each message to all listeners, the sender's too, as pdf.js expects of a port within one thread. */
class SharedPort {
  private readonly listeners = new Set<Listener>();

  postMessage(message: { chunk?: Operations }): void {
    const { chunk } = message;
    // The sender empties these lists and fills them again.
    const data = chunk?.fnArray
      ? { ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } }
      : message;
    queueMicrotask(() => {
      for (const listener of this.listeners) listener({ data });
    });
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener);
  }
}

type Operations = { fnArray: number[]; argsArray: unknown[] };
