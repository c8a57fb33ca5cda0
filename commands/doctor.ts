import { openFiles } from '../src/server/platform/adapters/files/open-files.ts';
import { readConfig } from '../src/server/config.ts';
import { commandSource, openDatabase } from '../src/server/platform/db/connect.ts';
import {
  startFinding,
  checkDatabase,
  checkFiles,
  checkFolder,
  checkKeys,
  checkReading,
  checkScanner,
  checkScans,
  checkSettings,
} from '../src/server/operations/doctor/findings.ts';
import { checkMail, checkMailIn } from '../src/server/operations/doctor/mail-findings.ts';
import { checkErased } from '../src/server/operations/doctor/backup-findings.ts';
import type { Finding } from '../src/server/operations/doctor/finding.ts';

const findings: Finding[] = [];
try {
  const config = readConfig();
  findings.push(...checkSettings(config), ...(await checkFolder(config)), await checkReading(config));
  findings.push(await checkScans(config));
  const mail = await checkMail(config);
  const scanner = await checkScanner(config);
  const mailIn = await checkMailIn(config);
  findings.push(...[mail, mailIn, scanner].filter((finding) => finding !== null));
  const database = await openDatabase(commandSource(config), () => {});
  const files = await openFiles(config);
  findings.push(
    ...(await checkDatabase(database)),
    await checkKeys(config, database),
    await checkFiles(database, files, config),
  );
  const erased = await checkErased(config, database);
  if (erased) findings.push(erased);
  await database.close();
} catch (error) {
  findings.push(startFinding(error));
}
for (const { verdict, what, says } of findings)
  console.log(`${verdict.padEnd(8)} ${what.padEnd(12)} ${says}`);
const count = (verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).length;
console.log(`${count('ok')} ok, ${count('warning')} to look at, ${count('wrong')} wrong`);
process.exit(count('wrong') > 0 ? 1 : 0);
