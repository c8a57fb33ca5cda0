import { parseArgs } from 'node:util';
import { drillFailover } from '../evaluation/drills/failover.ts';
import { drillFaults } from '../evaluation/drills/faults.ts';
import { drillRecovery } from '../evaluation/drills/recovery.ts';
import { drillUpgrade } from '../evaluation/drills/rolling-upgrade.ts';

const USAGE = `Use: npm run drill -- upgrade REFERENCE   Runs the version of a tag or commit and this one side by side on one database.
     npm run drill -- faults [--every N] [JOURNEY...]
                                           Lets each call to the database and the file store fail in turn, or one of N, in twelve journeys or these.
     npm run drill -- failover             Kills the parts of a cluster (deploy/ha) one after the other under load.
     npm run drill -- recovery             Archives a database with pgBackRest while people write, and brings it back to two moments.`;

const [name, ...rest] = process.argv.slice(2);
const [reference] = rest;
if (name === 'faults') {
  const options = { every: { type: 'string', default: '1' } } as const;
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
  process.exit((await drillFaults(positionals, Math.max(1, Number(values.every) || 1))) ? 0 : 1);
}
if (name === 'failover') process.exit((await drillFailover()) ? 0 : 1);
if (name === 'recovery') process.exit((await drillRecovery()) ? 0 : 1);
if (name === 'upgrade' && reference) process.exit((await drillUpgrade(reference)) ? 0 : 1);
console.error(USAGE);
process.exit(2);
