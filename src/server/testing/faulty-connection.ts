import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a PostgreSQL that breaks in chosen ways, and counts. */
export type FaultyConnection = {
  /** The address of a database as it is reached by this line. */
  through(url: string): string;
  /** The next message with these words reaches the database; its answer is lost, and the connection with it. */
  loseAnswerTo(words: string): void;
  /** The connection that sends the message with this number from now on, of 1, 2, ..., is lost before that reaches the database, or when its answer is due. */
  cutAt(number: number, when: 'before' | 'after'): void;
  /** Nothing is cut any more; true when it was. */
  stopCutting(): boolean;
  /** Nothing comes through any more on the connections that ever sent these words, though they stay open. */
  freeze(words: string): void;
  /** Where the program's ends of the open connections are. */
  ports(): number[];
  /** How often, during `work`, something was sent after an answer was read: each time, somebody waited for the database. */
  countRoundTrips(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
};

type Ends = {
  near: Socket;
  far: Socket;
  sent: Buffer[];
  isFrozen: boolean;
  isOpen: boolean;
  /** It is told of messages between processes, and carries no request. */
  listens: boolean;
  unanswered: number;
  /** The database says that it is ready once the connection is open, and after each text and each Sync. */
  asks: (bytes: Buffer) => number;
  isReady: (bytes: Buffer) => number;
};

/** While trips are counted, answers come this long after the last of them, so that what is sent together counts as one. */
const answersLateMs = 20;

/** Opens a line in front of the PostgreSQL server of `url`. */
export async function openFaultyConnection(url: string): Promise<FaultyConnection> {
  const { hostname, port } = new URL(url);
  const open = new Set<Ends>();
  const faults = openFaults();
  const counter = tripCounter(open);
  const server = createServer((near) =>
    relay(near, connect(Number(port), hostname), { open, faults, counter }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    through: (direct) => {
      const changed = new URL(direct);
      changed.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      return changed.href;
    },
    loseAnswerTo: faults.loseAnswerTo,
    cutAt: faults.cutAt,
    stopCutting: faults.stopCutting,
    freeze: (words) => {
      for (const ends of open) if (Buffer.concat(ends.sent).includes(words)) ends.isFrozen = true;
    },
    ports: () => [...open].map(({ near }) => near.remotePort ?? 0),
    countRoundTrips: counter.count,
    close: async () => {
      for (const ends of open) cut(ends);
      server.close();
      await once(server, 'close');
    },
  };
}

type Watch = {
  open: Set<Ends>;
  faults: ReturnType<typeof openFaults>;
  counter: ReturnType<typeof tripCounter>;
};

/** Hands on what one connection sends and is answered, until a fault strikes it. */
function relay(near: Socket, far: Socket, { open, faults, counter }: Watch): void {
  const counts = { asks: countMessages('QS', 1), isReady: countMessages('Z', 0) };
  const state = { sent: [], isFrozen: false, isOpen: false, listens: false, unanswered: 0 };
  const ends: Ends = { near, far, ...state, ...counts };
  open.add(ends);
  let isLost = false;
  near.on('data', (bytes) => {
    ends.sent.push(bytes);
    ends.listens ||= bytes.includes('listen "');
    const struck = faults.strike(ends, bytes, counter.sent(ends, bytes));
    if (struck === 'before') return cut(ends);
    isLost ||= struck === 'after';
    if (!ends.isFrozen) far.write(bytes);
  });
  far.on('data', (bytes) => {
    if (isLost) cut(ends);
    else if (!ends.isFrozen) counter.answer(ends, bytes);
  });
  for (const end of [near, far]) {
    end.setNoDelay(true).on('error', () => {});
    end.on('close', () => {
      cut(ends);
      open.delete(ends);
    });
  }
}

/** Says which message a connection is lost at: the one with certain words, or the one with a number. */
function openFaults() {
  let losing: string | null = null;
  let cutting: { left: number; when: 'before' | 'after' } | null = null;
  return {
    loseAnswerTo: (words: string) => {
      losing = words;
    },
    cutAt: (number: number, when: 'before' | 'after') => {
      cutting = { left: number, when };
    },
    stopCutting: () => {
      const wasCut = cutting !== null && cutting.left <= 0;
      cutting = null;
      return wasCut;
    },
    /** Whether the connection is lost at these bytes, which ask so many times: before they arrive, or when they are answered. */
    strike: (ends: Ends, bytes: Buffer, asked: number): 'before' | 'after' | null => {
      if (losing !== null && bytes.includes(losing)) {
        losing = null;
        return 'after';
      }
      if (!cutting || cutting.left <= 0 || !ends.isOpen || ends.listens) return null;
      cutting.left -= asked;
      return cutting.left <= 0 ? cutting.when : null;
    },
  };
}

/** Counts trips to the database, while it is asked to: what is sent while no answer has come counts as one. */
function tripCounter(open: Set<Ends>) {
  let counted: { trips: number; waits: boolean; answers: (() => void)[] } | null = null;
  return {
    sent: (ends: Ends, bytes: Buffer) => {
      const asked = ends.asks(bytes);
      ends.unanswered += asked;
      if (!counted || counted.waits || !ends.isOpen || ends.listens) return asked;
      counted.trips++;
      counted.waits = true;
      return asked;
    },
    answer: (ends: Ends, bytes: Buffer) => {
      const count = counted;
      const write = () => void ends.near.write(bytes);
      const wasOpen = ends.isOpen;
      const answered = ends.isReady(bytes);
      ends.isOpen ||= answered > 0;
      if (wasOpen) ends.unanswered -= answered;
      if (!count || !wasOpen) return write();
      if (count.answers.push(write) > 1) return;
      const handOver = () => {
        if ([...open].some((each) => each.unanswered > 0)) return void setTimeout(handOver, answersLateMs);
        count.waits = false;
        for (const each of count.answers.splice(0)) each();
      };
      setTimeout(handOver, answersLateMs);
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

/** Counts the messages of these types in a stream that begins with so many messages without one. */
function countMessages(types: string, untyped: number): (bytes: Buffer) => number {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let count = 0; ;) {
      const head = untyped > 0 ? 0 : 1;
      const end = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head);
      if (rest.length < end) return count;
      if (head === 1 && types.includes(String.fromCharCode(rest[0] ?? 0))) count++;
      if (head === 0) untyped--;
      rest = rest.subarray(end);
    }
  };
}

function cut({ near, far }: Pick<Ends, 'near' | 'far'>): void {
  near.destroy();
  far.destroy();
}
