import { availableParallelism, cpus, loadavg, release, type } from 'node:os';
import { benchApplicants } from '../evaluation/bench/applicants.ts';
import { benchBullets, benchBulletsOf } from '../evaluation/bench/bullets.ts';
import { benchBackup } from '../evaluation/bench/backup.ts';
import { benchCandidate } from '../evaluation/bench/candidate.ts';
import { benchHostile } from '../evaluation/bench/hostile.ts';
import { benchScans } from '../evaluation/bench/scans.ts';
import { benchDraw } from '../evaluation/bench/draw.ts';
import { benchFlood, benchHttp, benchSession } from '../evaluation/bench/http.ts';
import { benchIntake } from '../evaluation/bench/intake.ts';
import { benchIndex } from '../evaluation/bench/index.ts';
import { benchJobs } from '../evaluation/bench/jobs.ts';
import { benchLocked } from '../evaluation/bench/locked.ts';
import { benchMixed } from '../evaluation/bench/mixed.ts';
import { benchCosts } from '../evaluation/bench/mixed-costs.ts';
import { benchPlaces } from '../evaluation/bench/places.ts';
import { benchPages } from '../evaluation/bench/pages.ts';
import { benchParseFolder } from '../evaluation/bench/parse-folder.ts';
import { benchParse } from '../evaluation/bench/parse.ts';
import { benchPublic } from '../evaluation/bench/public.ts';
import { benchRanking } from '../evaluation/bench/ranking.ts';
import { benchRequirements } from '../evaluation/bench/requirements.ts';
import { benchScore } from '../evaluation/bench/score.ts';
import { benchSearch } from '../evaluation/bench/search.ts';
import { benchSearches } from '../evaluation/bench/searches.ts';
import { benchSkills } from '../evaluation/bench/skills.ts';
import { benchMemory, benchStart } from '../evaluation/bench/start.ts';
import { benchTrades } from '../evaluation/bench/trades.ts';
import { benchTraps } from '../evaluation/bench/traps.ts';
import { benchWorkbench } from '../evaluation/bench/workbench.ts';
import { benchWebhooks } from '../evaluation/bench/webhooks.ts';

const measures: Record<string, () => Promise<void>> = {
  applicants: benchApplicants,
  bullets: benchBullets,
  backup: benchBackup,
  locked: benchLocked,
  start: benchStart,
  memory: benchMemory,
  draw: benchDraw,
  flood: benchFlood,
  http: benchHttp,
  index: benchIndex,
  intake: () => benchIntake(),
  jobs: benchJobs,
  mixed: benchMixed,
  search: benchSearch,
  searches: benchSearches,
  pages: benchPages,
  places: benchPlaces,
  public: benchPublic,
  parse: benchParse,
  requirements: benchRequirements,
  score: benchScore,
  session: benchSession,
  hostile: benchHostile,
  candidate: benchCandidate,
  costs: benchCosts,
  trades: benchTrades,
  traps: benchTraps,
  webhooks: benchWebhooks,
  workbench: benchWorkbench,
};
const names = Object.keys(measures);
const [first, ...others] = process.argv.slice(2);
// "intake DIR" brings the resumes of a folder in, "parse DIR" measures the reader on the documents of a folder, "scans DIR" the same drawn and recognised,
// "ranking DIR" the order of graded candidates, "skills FILE" the finder of skills on the sentences of a file,
// "bullets FILE" the check of wordings on the lines, wordings and lies of a file.
const ofPath: Record<string, (path: string) => Promise<void>> = {
  bullets: benchBulletsOf,
  intake: benchIntake,
  parse: benchParseFolder,
  ranking: benchRanking,
  scans: benchScans,
  skills: benchSkills,
};
const takesPath = first !== undefined && first in ofPath && !names.includes(others[0] ?? '');
const path = takesPath && others.length === 1 ? others[0] : undefined;
const counted = first === 'hostile' && /^\d+$/.test(others[0] ?? '');
const asked = first === undefined || path !== undefined ? [] : counted ? [first] : [first, ...others];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no measure "${unknown.join(', ')}". Measures: ${names.join(', ')}, intake DIR, ranking DIR, scans DIR, skills FILE, bullets FILE.`,
  );
  process.exit(1);
}

console.log(
  JSON.stringify({
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'processor'}, ${type()} ${release()}, Node ${process.version}`,
    'load average before': Number((loadavg()[0] ?? 0).toFixed(2)),
  }),
);
if (path !== undefined) {
  await ofPath[first ?? '']?.(path);
  process.exit(0);
}
// Hundreds of hostile files, a million jobs or applications, 100,000 searches, a backup, every page, locks and silent endpoints take their time: only when asked for.
const slow =
  'applicants backup candidate costs hostile intake jobs locked mixed pages public searches webhooks workbench'.split(
    ' ',
  );
const usual = names.filter((name) => !slow.includes(name));
for (const name of asked.length > 0 ? asked : usual) await measures[name]?.();
process.exit(0);
