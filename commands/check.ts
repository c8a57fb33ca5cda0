import { checkSources } from './steps/checks.ts';
import { runTool } from './steps/processes.ts';

const failed = await checkSources();
console.log('\n== Architecture');
const code = await runTool('vitest/vitest.mjs', ['run', '--project=unit', 'src/architecture/']);
process.exit(failed.length > 0 || code !== 0 ? 1 : 0);
