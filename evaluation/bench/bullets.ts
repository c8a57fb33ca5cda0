import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { checkBullet } from '../../src/engine/bullets/check-rewrite.ts';
import { suggestBullets } from '../../src/engine/bullets/suggest.ts';
import { faultsOf } from '../bullets/grammar-checks.ts';
import { liesOf, STRICT_KINDS } from '../bullets/fabrications.ts';
import { type Made, madeFor } from '../bullets/generated-bullets.ts';
import { PAIR_SETS, readLies, readPairs } from '../bullets/pairs.ts';
import { authorsOfCorpus, authorsOfDemo, authorsOfRanking, type Author } from '../bullets/people.ts';
import { print } from './print-figure.ts';

/**
 * How many resumes get a suggested bullet, how many honest wordings the check lets through and how many lies, and how many
 * generated bullets are broken sentences. `BENCH_BULLETS` names a file to write 200 of them to, for reading by eye.
 */
export function benchBullets(): Promise<void> {
  const corpus = authorsOfCorpus(7, 1000);
  shareOf('corpus', corpus);
  shareOf('ranking', authorsOfRanking());
  shareOf('demo', authorsOfDemo());
  for (const set of PAIR_SETS) honestAndLies(set);
  grammar(
    madeFor(
      [...corpus, ...authorsOfRanking(), ...authorsOfDemo()],
      [...readPairs('tuned'), ...readPairs('tuned-wider')],
    ),
  );
  return Promise.resolve();
}

function shareOf(name: string, authors: Author[]): void {
  const languages = [...new Set(authors.map(({ language }) => language))];
  for (const language of languages) {
    const some = authors.filter((author) => author.language === language && author.claims.length > 0);
    const pairs = some.flatMap(({ claims, jobs }) =>
      jobs.map((job) => suggestBullets(claims, job).length > 0),
    );
    print({
      figure: `bullets.${name}.${language}`,
      value: pairs.filter(Boolean).length / pairs.length,
      unit: 'share',
      how: `of ${pairs.length} pairs of ${some.length} resumes and jobs, with one suggested bullet or more`,
    });
  }
}

/** The same for one file in the form of the sets, with the names of the kinds of lies that come through. */
export function benchBulletsOf(file: string): Promise<void> {
  honestAndLies(resolve(file));
  return Promise.resolve();
}

function honestAndLies(set: string): void {
  const name = basename(set, '.txt');
  const pairs = readPairs(set);
  const passed = pairs.filter(({ line, better }) => checkBullet(line, better).honest);
  print({
    figure: `bullets.honest.${name}`,
    value: passed.length / pairs.length,
    unit: 'share',
    how: `of ${pairs.length} honest wordings by hand, let through`,
  });
  const lies = liesOf(pairs);
  const believed = lies.filter(({ line, text }) => checkBullet(line, text).honest);
  print({
    figure: `bullets.lies.${name}`,
    value: believed.length,
    unit: 'lies',
    how: `let through of ${lies.length}, ${liesOf(passed).length} of them alterations of a wording that is let through: ${kindsOf(believed)}`,
  });
  const strict = lies.filter(({ kind }) => STRICT_KINDS.has(kind));
  print({
    figure: `bullets.strictLies.${name}`,
    value: believed.filter(({ kind }) => STRICT_KINDS.has(kind)).length,
    unit: 'lies',
    how: `let through of ${strict.length} with another number, employer, tool, date, title, scope, result or negation`,
  });
  const written = readLies(set);
  if (written.length === 0) return;
  const passing = written.filter(({ line, text }) => checkBullet(line, text).honest);
  print({
    figure: `bullets.writtenLies.${name}`,
    value: passing.length,
    unit: 'lies',
    how: `let through of ${written.length} written by hand: ${passing.map(({ kind }) => kind).join(', ')}`,
  });
}

/** How many of each kind. */
function kindsOf(lies: { kind: string }[]): string {
  const kinds = [...new Set(lies.map(({ kind }) => kind))];
  return kinds.map((one) => `${one} ${lies.filter(({ kind }) => kind === one).length}`).join(', ');
}

function grammar(made: Made[]): void {
  const failed = made.flatMap(({ text, tense }) => faultsOf(text, tense));
  print({
    figure: 'bullets.grammar',
    value: made.filter(({ text, tense }) => faultsOf(text, tense).length > 0).length,
    unit: 'bullets',
    how: `with a fault, of ${made.length} different ones generated; ${JSON.stringify(Object.fromEntries([...new Set(failed)].map((name) => [name, failed.filter((one) => one === name).length])))}`,
  });
  const file = process.env['BENCH_BULLETS'];
  if (file === undefined) return;
  const step = Math.max(1, Math.floor(made.length / 200));
  const some = made.filter((_one, at) => at % step === 0).slice(0, 200);
  writeFileSync(file, some.map(({ line, text, tense }) => `${tense} | ${line}\n     | ${text}\n`).join(''));
}
