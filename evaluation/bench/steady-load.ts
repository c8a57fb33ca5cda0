/** The result of requests at a steady rate: how long each took in milliseconds, and the longest time in which none of those under way was answered. */
export type Steady = { times: number[]; refused: number; longestHold: number };

/** Sends the requests in turn, one every so often, whether those before are answered or not. */
export function steadily(
  everyMs: number,
  asks: (() => Promise<{ status: number }>)[],
): { stop: () => Promise<Steady> } {
  const seen: Steady = { times: [], refused: 0, longestHold: 0 };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let quietSince = began;
  const send = async (ask: () => Promise<{ status: number }>, due: number) => {
    if (underWay.size === 0) quietSince = due;
    const { status } = await ask().catch(() => ({ status: 0 }));
    const now = performance.now();
    seen.times.push(now - due);
    if (status < 200 || status >= 300) seen.refused++;
    seen.longestHold = Math.max(seen.longestHold, now - quietSince);
    quietSince = now;
  };
  const timer = setInterval(() => {
    // What the timer was late for counts from when it was due.
    for (let due = began + sent * everyMs; due <= performance.now(); due += everyMs) {
      const ask = asks[sent++ % asks.length];
      if (!ask) return;
      const sending: Promise<void> = send(ask, due).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      return seen;
    },
  };
}
