import { roles } from '../src/api/roles.ts';
import { grantRole } from '../src/server/auth/grant-role.ts';
import { readConfig } from '../src/server/config.ts';
import { commandSource, openDatabase } from '../src/server/db/connect.ts';

const [act, email, role] = process.argv.slice(2);
const known = roles.find((name) => name === role);
if (act !== 'grant' || !email || !known) {
  console.error(`Use: npm run role -- grant EMAIL ROLE   (ROLE is one of ${roles.join(', ')})`);
  process.exit(1);
}

try {
  const database = await openDatabase(commandSource(readConfig()), console.error);
  const found = await grantRole(database, email, known);
  await database.close();
  if (!found) throw new Error(`Nobody has an account with the address ${email}.`);
  console.log(`${email} is ${known} from the next request on.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
