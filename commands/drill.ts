import { drillFailover } from '../evaluation/drills/failover.ts';
import { drillFaults } from '../evaluation/drills/faults.ts';
import { drillUpgrade } from '../evaluation/drills/rolling-upgrade.ts';

const USAGE = `Use: npm run drill -- upgrade REFERENCE   Runs the version of a tag or commit and this one side by side on one database.
     npm run drill -- faults [JOURNEY...]  Lets each call to the database and the file store fail in turn, in twelve journeys or these.
     npm run drill -- failover             Kills the parts of a cluster (deploy/ha) one after the other under load.`;

const [name, ...rest] = process.argv.slice(2);
const [reference] = rest;
if (name === 'failover') process.exit((await drillFailover()) ? 0 : 1);
if (name === 'faults') process.exit((await drillFaults(rest)) ? 0 : 1);
if (name === 'upgrade' && reference) process.exit((await drillUpgrade(reference)) ? 0 : 1);
console.error(USAGE);
process.exit(2);
