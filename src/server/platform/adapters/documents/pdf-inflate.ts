import { inflateSync } from 'node:zlib';

const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/**
 * Has pdf.js unpack the compressed parts of a PDF at once and in this thread. The platform's streams hand each part to other
 * threads and back, which takes longer than the unpacking. A part that unpacks to more than 64 MB counts as empty.
 */
export function unpackDirectly(): void {
  globalThis.DecompressionStream = DirectDecompression as unknown as typeof DecompressionStream;
}

/** As much of the platform's `DecompressionStream` as pdf.js uses. */
class DirectDecompression {
  readonly readable: AsyncIterable<Uint8Array>;
  readonly writable: {
    getWriter: () => { write: (bytes: Uint8Array) => Promise<void>; close: () => void };
  };

  constructor(format: string) {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    promise.catch(() => {});
    const write = async (bytes: Uint8Array) => {
      try {
        resolve(unpack(format, bytes));
      } catch (error) {
        reject(error);
      }
    };
    this.writable = { getWriter: () => ({ write, close: () => {} }) };
    this.readable = (async function* () {
      yield await promise;
    })();
  }
}

function unpack(format: string, bytes: Uint8Array): Uint8Array {
  if (format !== 'deflate') throw new TypeError(`Not unpacked here: ${format}`);
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES });
  } catch (error) {
    if (error instanceof RangeError) return new Uint8Array();
    throw error;
  }
}
