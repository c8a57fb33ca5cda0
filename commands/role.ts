import { type Role, roles } from '../src/api/identity/roles.ts';
import { confirmAddress, grantRole, revokeRole } from '../src/server/identity/auth/people/commands.ts';
import { listStaff } from '../src/server/identity/auth/queries.ts';
import { readConfig } from '../src/server/config.ts';
import { commandSource, type Database, openDatabase } from '../src/server/platform/db/connect.ts';

const usage = `Use: npm run role -- grant EMAIL ROLE   (ROLE is one of ${roles.join(', ')})
     npm run role -- revoke EMAIL       takes admin or internal away again
     npm run role -- verify EMAIL       takes the address as verified, where no mail can be sent
     npm run role -- list               shows who is admin or internal`;
const [act, email, role, ...rest] = process.argv.slice(2);
const known = roles.find((name) => name === role);
const work = rest.length === 0 ? workFor() : null;
if (!work) {
  console.error(usage);
  process.exit(1);
}

try {
  const database = await openDatabase(commandSource(readConfig()), console.error);
  try {
    await work(database);
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function workFor(): ((database: Database) => Promise<void>) | null {
  if (act === 'list' && email === undefined) return list;
  if (act === 'revoke' && email && role === undefined)
    return async (database) => printRole(email, await revokeRole(database, email));
  if (act === 'verify' && email && role === undefined) return (database) => verify(database, email);
  if (act === 'grant' && email && known)
    return async (database) => printRole(email, (await grantRole(database, email, known)) ? known : null);
  return null;
}

async function list(database: Database): Promise<void> {
  const staff = await listStaff(database);
  for (const person of staff) console.log(`${person.role.padEnd(9)} ${person.email}`);
  if (staff.length === 0) console.log('Nobody is admin or internal.');
}

async function verify(database: Database, address: string): Promise<void> {
  if (!(await confirmAddress(database, address)))
    throw new Error(`Nobody has an account with the address ${address}.`);
  console.log(`${address} is verified.`);
}

function printRole(address: string, now: Role | null): void {
  if (now === null) throw new Error(`Nobody who fits has an account with the address ${address}.`);
  console.log(`${address} is ${now} from the next request on.`);
}
