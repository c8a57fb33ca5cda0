import { chromium } from '@playwright/test';
import { openDemoSite } from '../../commands/screens/demo-site.ts';
import { fillPath, screenTable } from '../../commands/screens/paths.ts';
import { recordsFor } from '../../commands/screens/records.ts';
import { buildWebIfStale } from '../../commands/steps/build-web.ts';
import { findChromium, provideChromium } from '../../commands/steps/chromium.ts';
import { percentile, print } from './print-figure.ts';
import { exceeded } from './page-limits.ts';
import { type Visit, slowConnection, visit } from './page-visit.ts';

type Measured = Visit & { screen: string; role: string };

/** By whom a screen is opened, for each word that the table of screens has for its access. */
const viewers: Record<string, string[]> = {
  public: ['visitor', 'candidate'],
  account: ['visitor'],
  'signed-in': ['candidate', 'recruiter'],
  candidates: ['candidate'],
  employers: ['recruiter'],
  staff: ['internal'],
  internalOnly: ['internal'],
};

/** Every screen as somebody's first visit over a slow connection, one line each, and then the worst of them. */
export async function benchPages(): Promise<void> {
  if (!(await provideChromium())) return;
  await buildWebIfStale();
  const site = await openDemoSite((line) => console.error(line));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const wanted = (process.env.BENCH_SCREENS ?? '').split(',').filter(Boolean);
  const all: Measured[] = [];
  for (const role of ['visitor', 'candidate', 'recruiter', 'internal']) {
    const person = site.people.find((each) => each.role === role)?.person ?? null;
    const records = await recordsFor(site, person);
    const screens = screenTable().filter(({ access }) => viewers[access]?.includes(role));
    for (const { path: screen } of screens) {
      const path = fillPath(screen, records);
      if (wanted.length > 0 && !wanted.includes(screen)) continue;
      if (path === null) {
        console.error(
          `${screen}: the demo has no record to show ${role === 'visitor' ? 'a' : 'the'} ${role}`,
        );
        continue;
      }
      const viewer = { cookies: person?.cookies ?? [], role: person && role };
      const seen = await visit(browser, site.origin + path, viewer, slowConnection);
      // Somebody led elsewhere visited another screen.
      if (seen.path !== path) continue;
      const measured = { ...seen, screen, role };
      all.push(measured);
      printVisit(measured);
    }
  }
  await browser.close();
  await site.close();
  printWorst(all);
}

function printVisit(measured: Measured): void {
  const { screen, role, scripts, scriptBytes, requests, firstContent, content, shift, shifted } = measured;
  const limits = exceeded(measured);
  const line = {
    screen,
    role,
    scripts,
    'script kB gzip': Number((scriptBytes / 1000).toFixed(1)),
    'API requests': requests.length,
    'first content s': Number((firstContent / 1000).toFixed(2)),
    'content s': Number((content / 1000).toFixed(2)),
    'layout shift': Number(shift.toFixed(3)),
    exceeds: limits,
  };
  console.log(JSON.stringify(line));
  if (process.env.BENCH_DETAILS) console.log(JSON.stringify({ requests, shifted }));
}

function printWorst(all: Measured[]): void {
  const signedIn = all.filter(({ role }) => role !== 'visitor');
  const how = (visits: Measured[]) =>
    `worst of ${visits.length} first visits of screens in Chromium, empty cache, 1.6 Mbit/s and 150 ms, demo data`;
  const worst = (figure: string, unit: string, visits: Measured[], value: (visit: Measured) => number) => {
    if (visits.length > 0) print({ figure, value: Math.max(...visits.map(value)), unit, how: how(visits) });
  };
  worst('pages.scripts', 'scripts, signed in', signedIn, ({ scripts }) => scripts);
  worst('pages.script', 'kB gzip, signed in', signedIn, ({ scriptBytes }) => scriptBytes / 1000);
  worst('pages.requests', 'API requests, signed in', signedIn, ({ requests }) => requests.length);
  worst('pages.shift', 'layout shift', all, ({ shift }) => shift);
  worst('pages.first', 's until the first content', all, ({ firstContent }) => firstContent / 1000);
  worst('pages.content', 's until the first screenful stands', all, ({ content }) => content / 1000);
  const contents = all.map(({ content }) => content / 1000);
  if (all.length > 0)
    print({ figure: 'pages.content.median', value: percentile(contents, 0.5), unit: 's', how: how(all) });
}
