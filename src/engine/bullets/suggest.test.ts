import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBullet } from './check-rewrite.ts';
import { claimsOf } from './claims.ts';
import { diffWords } from './word-diff.ts';
import { suggestBullets } from './suggest.ts';

const position = { title: 'Engineer', company: 'Tarn Works', ongoing: false };
const claims = claimsOf([
  {
    ...position,
    description: `• Responsible for managing deployments on k8s for 12 branches
• Successfully built reports in Excel, Tableau
and SQL
• Helped customers with JavaScript as well as Postgres
• Duties included training new staff and writing manuals
• Did not manage a team
Gave advice to farmers in order to reduce waste. Sold seeds to 30 farms.`,
  },
]);
const job = { required: ['Kubernetes', 'SQL'], desired: ['PostgreSQL'], description: 'You train staff.' };

describe('suggestions', () => {
  test('are based on single claims, give reasons, and put what the job requires first', () => {
    const found = suggestBullets(claims, job);
    expect(found.map((one) => one.text)).toEqual([
      'Supported customers with PostgreSQL and JavaScript',
      'Managed deployments on Kubernetes for 12 branches',
      'Built reports in SQL, Excel and Tableau',
      'Provided advice to farmers to reduce waste',
      'Trained new staff and wrote manuals',
    ]);
    for (const one of found) {
      expect(claims).toContainEqual(one.claim);
      expect(one.reasons.length).toBeGreaterThan(0);
      expect(checkBullet(one.claim.text, one.text)).toEqual({ honest: true });
    }
    expect(found[1]?.reasons).toContainEqual({
      key: 'bulletReasons.named',
      values: { before: 'k8s', name: 'Kubernetes' },
    });
    expect(found[1]?.skills).toEqual(['Kubernetes']);
  });

  test('a rejected suggestion does not come back; another takes its place', () => {
    const skip = new Set(suggestBullets(claims, job).map((one) => one.text));
    const others = suggestBullets(claims, job, { skip });
    expect(others.filter((one) => skip.has(one.text))).toEqual([]);
  });

  test('are none where nothing can be improved', () => {
    expect(suggestBullets(claimsOf([{ ...position, description: 'Sold seeds to 30 farms' }]), job)).toEqual(
      [],
    );
    expect(suggestBullets([], job)).toEqual([]);
  });

  test('rewrites of another writer are used only where the check passes', () => {
    const id = claims[0]?.id ?? '';
    const texts = (wording: string) =>
      suggestBullets(claims, job, { proposed: new Map([[id, wording]]) }).map((one) => [
        one.text,
        one.writer,
      ]);
    expect(texts('Managing deployments on Kubernetes for 12 branches')).toContainEqual([
      'Managing deployments on Kubernetes for 12 branches',
      'model',
    ]);
    const lie = texts('Led deployments on Kubernetes for 120 branches');
    expect(lie).toContainEqual(['Managed deployments on Kubernetes for 12 branches', 'rules']);
    expect(lie.flat().join(' ')).not.toContain('120');
  });

  test('an ongoing position is written in the present tense', () => {
    const [one] = suggestBullets(
      claimsOf([{ ...position, ongoing: true, description: 'Responsible for managing deployments on k8s' }]),
      job,
    );
    expect(one?.text).toBe('Manage deployments on Kubernetes');
  });
});

test.each([
  ['Duties included training new staff as well as writing manuals', ['Trained new staff and wrote manuals']],
  [
    'Responsible for managing payroll, hiring and training of staff',
    ['Managed payroll, hiring and training of staff'],
  ],
  ['Responsible for cleaning and building management', []],
  ['Responsible for washing, ironing and folding', ['Washed, ironed and folded']],
])('%s: adjacent verbs get the same tense', (description, texts) => {
  const found = suggestBullets(claimsOf([{ ...position, description }]), job);
  expect(found.map((one) => one.text)).toEqual(texts);
});

test('wrapped lines are one claim, sentences are separate claims', () => {
  expect(claims.map((one) => one.text)).toEqual([
    'Responsible for managing deployments on k8s for 12 branches',
    'Successfully built reports in Excel, Tableau and SQL',
    'Helped customers with JavaScript as well as Postgres',
    'Duties included training new staff and writing manuals',
    'Did not manage a team',
    'Gave advice to farmers in order to reduce waste',
    'Sold seeds to 30 farms',
  ]);
});

const word = fc.constantFrom(
  ...'Responsible for managing building Wrote Used Helped Gave not 12 Excel SQL Python , and the team in using k8s successfully in order to various reports no'.split(
    ' ',
  ),
);
const bullet = fc.array(word, { minLength: 3, maxLength: 14 }).map((words) => words.join(' '));

test('for any claim, no suggestion adds a word that the check does not accept', () => {
  fc.assert(
    fc.property(bullet, (text) => {
      for (const one of suggestBullets(claimsOf([{ ...position, description: text }]), job)) {
        expect(checkBullet(one.claim.text, one.text)).toEqual({ honest: true });
        expect(one.text.match(/\d+/g)?.filter((found) => found !== '8') ?? []).toEqual(
          one.claim.text.match(/\d+/g)?.filter((found) => found !== '8') ?? [],
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('a word diff contains both texts', () => {
  fc.assert(
    fc.property(bullet, bullet, (before, after) => {
      const parts = diffWords(before, after);
      const text = (without: string) =>
        parts.flatMap((part) => (part.kind === without ? [] : part.text)).join('');
      expect(text('new')).toBe(before);
      expect(text('gone')).toBe(after);
    }),
  );
});
