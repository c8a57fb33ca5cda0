import { Resolver } from 'node:dns/promises';

/** Asks the DNS what a name's owner entered for it. */
export type Dns = {
  /** The name that a name is an alias of (its CNAME record), as the DNS spells it; null where there is none. Throws `NoDnsAnswer`. */
  alias(name: string): Promise<string | null>;
  /** The text records of a name; none where it has none. Throws `NoDnsAnswer`. */
  texts(name: string): Promise<string[]>;
};

/** Nobody who knows answered: that says nothing of whether a record is there. */
export class NoDnsAnswer extends Error {
  constructor(cause: unknown) {
    super('The DNS gave no answer.', { cause });
    this.name = 'NoDnsAnswer';
  }
}

/** Opens the DNS by the name servers of this machine, or by those given as `address:port`. */
export function openDns(servers: readonly string[] = [], timeoutMs = 3000): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    alias: async (name) => (await orNone(resolver.resolveCname(name)))[0] ?? null,
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
  };
}

/** No such name and no such record are answers; every other failure is none. */
async function orNone<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw new NoDnsAnswer(error);
  }
}
