import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a PostgreSQL that breaks in chosen ways. */
export type FaultyLine = {
  /** The address of a database as it is reached by this line. */
  through(url: string): string;
  /** The next message with these words reaches the database; its answer is lost, and the connection with it. */
  loseAnswerTo(words: string): void;
  /** Nothing comes through any more on the connections that ever sent these words, though they stay open. */
  freeze(words: string): void;
  close(): Promise<void>;
};

type Ends = { near: Socket; far: Socket; sent: Buffer[]; isFrozen: boolean };

/** Opens a line in front of the PostgreSQL server of `url`. */
export async function openFaultyLine(url: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Ends>();
  let losing: string | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const ends: Ends = { near, far, sent: [], isFrozen: false };
    open.add(ends);
    let isLost = false;
    near.on('data', (bytes) => {
      if (losing !== null && bytes.includes(losing)) {
        losing = null;
        isLost = true;
      }
      ends.sent.push(bytes);
      if (!ends.isFrozen) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLost) cut(ends);
      else if (!ends.isFrozen) near.write(bytes);
    });
    for (const end of [near, far]) {
      end.setNoDelay(true).on('error', () => {});
      end.on('close', () => {
        cut(ends);
        open.delete(ends);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    through: (direct) => {
      const changed = new URL(direct);
      changed.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      return changed.href;
    },
    loseAnswerTo: (words) => {
      losing = words;
    },
    freeze: (words) => {
      for (const ends of open) if (Buffer.concat(ends.sent).includes(words)) ends.isFrozen = true;
    },
    close: async () => {
      for (const ends of open) cut(ends);
      server.close();
      await once(server, 'close');
    },
  };
}

function cut({ near, far }: Pick<Ends, 'near' | 'far'>): void {
  near.destroy();
  far.destroy();
}
