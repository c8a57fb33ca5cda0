import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../deploy/ha/cluster.sh', import.meta.url));
const run = promisify(execFile);

/** A member of PostgreSQL as Patroni's address `/cluster` tells of it. */
export type Member = { name: string; role: string; state: string };

/** The cluster of `deploy/ha/cluster.sh` in a folder. */
export class Cluster {
  readonly #folder: string;
  readonly #basePort: number;

  constructor(folder: string, basePort: number) {
    this.#folder = folder;
    this.#basePort = basePort;
  }

  /** Where people reach the site, through HAProxy. */
  get site(): string {
    return `http://localhost:${this.#basePort}`;
  }

  /** The address of whichever PostgreSQL is the primary, through HAProxy. */
  primaryUrl(secret: string): string {
    return `postgresql://tenon:${secret}@127.0.0.1:${this.#basePort + 1}/tenon`;
  }

  /** Calls the script; rejects with what it printed when it fails. */
  async call(command: 'up' | 'crash' | 'lose' | 'return' | 'down', part?: string): Promise<void> {
    const env = { ...process.env, BASE_PORT: String(this.#basePort), RATE_LIMITS: 'off' };
    await run(script, [command, this.#folder, ...(part ? [part] : [])], { env });
  }

  /** The members, as the first of them that answers tells. */
  async members(): Promise<Member[]> {
    for (const n of [1, 2, 3]) {
      const answer = await fetch(`http://127.0.0.1:${this.#basePort + 14 + n}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** The part (db1 to db3) that has a role. Waits for one. */
  async partOf(role: 'leader' | 'sync_standby'): Promise<string> {
    for (;;) {
      const member = (await this.members()).find((one) => one.role === role);
      if (member) return member.name.replace('member', 'db');
      await wait(200);
    }
  }

  /** Waits until all three members run and one of the standbys has everything; for two minutes at most. */
  async untilWhole(): Promise<void> {
    for (let tries = 0; tries < 240; tries++) {
      const members = await this.members();
      const well = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const roles = new Set(well.map(({ role }) => role));
      if (well.length === 3 && roles.has('leader') && roles.has('sync_standby')) return;
      await wait(500);
    }
    throw new Error(`The cluster did not become whole: ${JSON.stringify(await this.members())}`);
  }
}
