/** A stored file's size in bytes and SHA-256 in hex. */
export type StoredFile = { size: number; sha256: string };

/** The private place of uploaded files. Keys are `{userId}/{name}`. */
export type FileStore = {
  /**
   * Takes in a stream of under `limit` bytes, not yet under a key. Throws FileTooBig as soon as there are more.
   * What is taken in must be kept or dropped.
   */
  take(stream: ReadableStream<Uint8Array>, limit: number): Promise<ReceivedFile>;
  /** The whole file, or null when there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key with the time it was stored, in no order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Whether the store answers and takes our keys, told within 2 seconds; asked again at most every 2 seconds. */
  answers(): Promise<boolean>;
  /** Removes what was taken in but neither kept nor dropped before the given time. */
  dropLeftovers(before: Date): Promise<number>;
};

/** A file that was taken in: on disk, synced, but under no key yet. */
export type ReceivedFile = StoredFile & {
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Puts it under its key, durably. */
  keep(key: string): Promise<void>;
  /** Forgets it; does nothing once it is kept. */
  drop(): Promise<void>;
};

/** More bytes came than the limit allows. */
export class FileTooBig extends Error {}

/** The store did not answer, or said that it cannot now: the same may work a little later. */
export class StoreUnavailable extends Error {}
