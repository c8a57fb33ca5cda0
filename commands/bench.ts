import { availableParallelism, cpus, loadavg, release, type } from 'node:os';
import { benchHttp, benchSession } from './bench/http.ts';
import { benchIndex } from './bench/index.ts';
import { benchParse } from './bench/parse.ts';
import { benchScore } from './bench/score.ts';
import { benchMemory, benchStart } from './bench/start.ts';

const measures: Record<string, () => Promise<void>> = {
  start: benchStart,
  memory: benchMemory,
  http: benchHttp,
  index: benchIndex,
  parse: benchParse,
  score: benchScore,
  session: benchSession,
};
const names = Object.keys(measures);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measure "${unknown.join(', ')}". Measures: ${names.join(', ')}.`);
  process.exit(1);
}

console.log(
  JSON.stringify({
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'processor'}, ${type()} ${release()}, Node ${process.version}`,
    'load average before': Number((loadavg()[0] ?? 0).toFixed(2)),
  }),
);
for (const name of asked.length > 0 ? asked : names) await measures[name]?.();
process.exit(0);
