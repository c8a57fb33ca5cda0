import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a PostgreSQL that breaks in chosen ways, and counts. */
export type FaultyLine = {
  /** The address of a database as it is reached by this line. */
  through(url: string): string;
  /** The next message with these words reaches the database; its answer is lost, and the connection with it. */
  loseAnswerTo(words: string): void;
  /** Nothing comes through any more on the connections that ever sent these words, though they stay open. */
  freeze(words: string): void;
  /** How often, during `work`, something was sent after an answer was read: each time, somebody waited for the database. */
  countRoundTrips(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
};

type Ends = { near: Socket; far: Socket; sent: Buffer[]; isFrozen: boolean };

/** While trips are counted, answers come this late and all at once, so that what is sent together counts as one. */
const answersLateMs = 20;

/** Opens a line in front of the PostgreSQL server of `url`. */
export async function openFaultyLine(url: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Ends>();
  let losing: string | null = null;
  const counter = tripCounter();
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
      counter.sent(ends);
      if (!ends.isFrozen) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLost) cut(ends);
      else if (!ends.isFrozen) counter.answer(() => near.write(bytes));
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
    countRoundTrips: counter.count,
    close: async () => {
      for (const ends of open) cut(ends);
      server.close();
      await once(server, 'close');
    },
  };
}

/** Counts trips to the database, while it is asked to: what is sent while no answer has come counts as one. */
function tripCounter() {
  let counted: { trips: number; waits: boolean; answers: (() => void)[] } | null = null;
  return {
    sent: (ends: Ends) => {
      if (!counted || counted.waits || isListener(ends)) return;
      counted.trips++;
      counted.waits = true;
    },
    answer: (write: () => void) => {
      const count = counted;
      if (!count) return void write();
      if (count.answers.push(write) > 1) return;
      setTimeout(() => {
        count.waits = false;
        for (const each of count.answers.splice(0)) each();
      }, answersLateMs);
    },
    count: async (work: () => Promise<unknown>): Promise<number> => {
      const count = { trips: 0, waits: false, answers: [] };
      counted = count;
      try {
        await work();
        return count.trips;
      } finally {
        counted = null;
      }
    },
  };
}

/** A connection that is told of messages between processes; it carries no request. */
function isListener({ sent }: Ends): boolean {
  return Buffer.concat(sent).includes('listen "');
}

function cut({ near, far }: Pick<Ends, 'near' | 'far'>): void {
  near.destroy();
  far.destroy();
}
