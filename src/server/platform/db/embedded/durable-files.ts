import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
type NodeFiles = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: Stream) => number };
};
type Runtime = { NODEFS?: NodeFiles; FS: { filesystems: { NODEFS: NodeFiles } } };

/** Files of the embedded database whose fsync reaches the disk; the library's own does nothing. */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const hooks = (result.emscriptenOpts.preRun ??= []);
    const steps = Array.isArray(hooks) ? hooks : (result.emscriptenOpts.preRun = [hooks]);
    steps.push((runtime: unknown) => giveFsync(runtime as Runtime));
    return result;
  }
}

/** Start parameters that turn fsync on: the library starts with it off, and its fdatasync is a no-op. Few old files of the log are kept for reuse. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=128MB',
];

function giveFsync(runtime: Runtime): void {
  const files = runtime.NODEFS ?? runtime.FS.filesystems.NODEFS;
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined && stream.nfd !== null) {
      fsyncSync(stream.nfd);
      return 0;
    }
    syncPath(files.realPath(stream.node));
    return 0;
  };
}

function syncPath(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch {
    // A file removed since it was written has nothing left to keep.
    return;
  }
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
