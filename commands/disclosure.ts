import { attack } from '../evaluation/disclosure/attack.ts';
import { withProgram } from '../evaluation/disclosure/program.ts';
import { minShown } from '../src/engine/impact/release.ts';

const USAGE = `Use: npm run disclosure -- [PAIRS] [SEED]   Tries so many pairs of equal-opportunity reports (1000) of made-up
hirings, and fails when a difference is about fewer than ${minShown} people.`;
const [pairs = '1000', seed = '1'] = process.argv.slice(2);
if (!/^\d+$/.test(pairs) || !/^\d+$/.test(seed)) {
  console.error(USAGE);
  process.exit(2);
}
const findings = await withProgram((program) => attack(program, Number(pairs), Number(seed)));
console.log(JSON.stringify(findings));
const isSafe = findings.told === 0 && (findings.smallest ?? minShown) >= minShown;
process.exit(isSafe && findings.differing > 0 ? 0 : 1);
