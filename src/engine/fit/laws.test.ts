import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalSkill } from '../skills/canonical.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { quoteOf } from './evidence.ts';
import type { CandidateFacts, Evidence, FitResult, JobFacts, SkillFact } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { wordsOfLedger1 } from './ledger-text.ts';
import { licencesIn } from './licences.ts';
import { scoreFit } from './score.ts';

const ALL = [...vocabulary().concepts.values()];
const concept = fc.nat(ALL.length - 1).map((at) => ALL[at]?.name ?? '');
const skillName = fc.oneof(
  { weight: 4, arbitrary: concept },
  { weight: 1, arbitrary: fc.constantFrom('Falconry hoods', 'Zzyx 9') },
);
const titles = fc.constantFrom(
  'Senior nurse',
  'Java developer',
  'Junior clerk',
  'Head of sales',
  'Welder',
  'Cook',
);
const sentence = fc.constantFrom(
  'Keep every ward tidy and calm while greeting visitors kindly each morning.',
  'Plan long routes for lorries, repair small engines and store spare parts.',
  'Write plain letters for tenants and answer calls about broken heaters today.',
);

const evidence: fc.Arbitrary<Evidence> = fc.oneof(
  fc
    .record({
      page: fc.nat(3),
      line: fc.nat(60),
      quote: fc.constantFrom('one line', 'another line', 'a third'),
    })
    .map((place): Evidence => ({ from: 'resume', place })),
  fc.constantFrom<Evidence>(
    { from: 'statement', quote: 'yes' },
    { from: 'experience', experienceId: 'e', quote: 'did it' },
  ),
);
const fact: fc.Arbitrary<SkillFact> = fc.record({ text: skillName, used: fc.boolean(), evidence });
const candidate: fc.Arbitrary<CandidateFacts> = fc.record({
  skills: fc.array(fact, { minLength: 1, maxLength: 12 }),
  experience: fc.array(
    fc.record({
      title: titles,
      start: fc.constantFrom('2019', null),
      end: fc.constant(null),
      description: fc
        .array(sentence, { maxLength: 2 })
        .map((lines) => lines.join('\n').replaceAll(/every|each|long/g, 'some')),
      evidence,
    }),
    { maxLength: 3 },
  ),
  education: fc.array(
    fc.record({ degree: fc.constantFrom('BSc', 'PhD', 'Diploma'), field: fc.constant(null), evidence }),
    { maxLength: 2 },
  ),
  languages: fc.array(fc.record({ text: fc.constantFrom('German C1', 'French'), evidence }), {
    maxLength: 2,
  }),
  years: fc.option(fc.integer({ min: 0, max: 20 })),
  place: fc.option(fc.record({ text: fc.constantFrom('Graz', 'Lima'), evidence })),
});
const job: fc.Arbitrary<JobFacts> = fc.record({
  title: titles,
  description: fc.array(sentence, { maxLength: 3 }).map((lines) => lines.join('\n')),
  skills: fc.array(skillName, { minLength: 1, maxLength: 10 }),
  desiredSkills: fc.array(skillName, { maxLength: 4 }),
  years: fc.option(fc.integer({ min: 1, max: 12 })),
  education: fc.constantFrom(null, "Bachelor's degree", 'PhD'),
  languages: fc.array(fc.constantFrom('German (B2)', 'French'), { maxLength: 2 }),
  locationType: fc.constantFrom('on_site', 'hybrid', 'remote'),
  locations: fc.constantFrom([], [{ city: 'Graz', state: '', country: 'Austria' }]),
});
/** A candidate who has some of the job's skills. */
const pair = fc
  .tuple(candidate, job, fc.infiniteStream(fc.boolean()), evidence)
  .map(([person, wanted, coins, shown]): [CandidateFacts, JobFacts] => [
    {
      ...person,
      skills: [
        ...person.skills,
        ...wanted.skills
          .filter(() => coins.next().value)
          .map((text) => ({ text, used: coins.next().value === true, evidence: shown })),
      ],
    },
    wanted,
  ]);

/** Whether a skill of theirs begins a word like one of this name: the key counts such words as listed. */
const sharesWords = (name: string, { skills }: CandidateFacts): boolean => {
  const begins = (text: string) =>
    [...text.toLowerCase().matchAll(/(?<!\p{L})\p{L}{3}/gu)].map(([letters]) => letters);
  const own = new Set(skills.flatMap(({ text }) => begins(text)));
  return begins(name).some((letters) => own.has(letters));
};

const holds = (law: (person: CandidateFacts, wanted: JobFacts) => void) =>
  fc.assert(
    fc.property(pair, ([person, wanted]) => law(person, wanted)),
    { numRuns: 300 },
  );
const numbers = ({ skillOverlap, fit }: FitResult) => ({ skillOverlap, fit });
const noHigher = (left: FitResult, right: FitResult) => {
  expect(left.skillOverlap).toBeLessThanOrEqual(right.skillOverlap);
  expect(left.fit).toBeLessThanOrEqual(right.fit);
};
const STATES = ['proven', 'listed', 'elsewhere', 'likely', 'stated', 'bare', 'unknown', 'denied'] as const;
const id = (text: string) => canonicalSkill(text).id;
const pseudoShuffled = <T>(items: T[]) =>
  items.toReversed().toSorted((a, b) => (JSON.stringify(a).length % 3) - (JSON.stringify(b).length % 3));
const otherAlias = (text: string) =>
  vocabulary().concepts.get(id(text))?.aliases.at(-1)?.text ?? text.toUpperCase();

describe('laws of the score', () => {
  test('losing a required skill never raises it', () => {
    holds((person, wanted) => {
      for (const lost of wanted.skills) {
        const skills = person.skills.filter((one) => id(one.text) !== id(lost));
        if (skills.length > 0) noHigher(scoreFit({ ...person, skills }, wanted), scoreFit(person, wanted));
      }
    });
  });

  test('gaining a required skill of which nothing was known, nor of its words, strictly raises fit', () => {
    holds((person, wanted) => {
      const before = scoreFit(person, wanted);
      for (const gained of wanted.skills) {
        const row = before.ledger.find(
          ({ kind, requirement }) => kind === 'required_skill' && requirement === canonicalSkill(gained).name,
        );
        if (row?.state !== 'unknown' || sharesWords(gained, person)) continue;
        const shown: Evidence = { from: 'statement', quote: gained };
        const after = scoreFit(
          { ...person, skills: [...person.skills, { text: gained, used: false, evidence: shown }] },
          wanted,
        );
        expect(after.fit).toBeGreaterThan(before.fit);
        expect(after.skillOverlap).toBeGreaterThanOrEqual(before.skillOverlap);
      }
    });
  });

  test('repeating existing facts changes nothing', () => {
    holds((person, wanted) => {
      const experience = person.experience.map((one) => ({
        ...one,
        description: `${one.description}\n${one.description}`,
      }));
      const twice = { ...person, experience, skills: [...person.skills, ...person.skills] };
      expect(scoreFit(twice, wanted)).toEqual(scoreFit(person, wanted));
    });
  });

  test('pasting the job’s skills twice counts no more than once', () => {
    holds((person, wanted) => {
      const pasted = wanted.skills.map((text): SkillFact => ({
        text,
        used: false,
        evidence: { from: 'statement', quote: text },
      }));
      const once = scoreFit({ ...person, skills: [...person.skills, ...pasted] }, wanted);
      const twice = scoreFit({ ...person, skills: [...person.skills, ...pasted, ...pasted] }, wanted);
      expect(twice).toEqual(once);
    });
  });

  test('pasting the text of the job is no evidence', () => {
    holds((person, wanted) => {
      const lines = wanted.description.split('\n').filter((line) => line !== '');
      const skills = lines.flatMap((quote) =>
        wanted.skills.map((text): SkillFact => ({
          text,
          used: true,
          evidence: { from: 'experience', experienceId: 'p', quote },
        })),
      );
      const pasted = {
        ...person,
        experience: [
          ...person.experience,
          {
            title: '',
            start: null,
            end: null,
            description: wanted.description,
            evidence: { from: 'statement', quote: '' } as const,
          },
        ],
        skills: [...person.skills, ...skills],
      };
      noHigher(scoreFit(pasted, wanted), scoreFit(person, wanted));
    });
  });

  test('unknown years never count less than too few years', () => {
    holds((person, wanted) => {
      const short = scoreFit(person, wanted);
      if (short.ledger.some((row) => row.kind === 'years' && row.state === 'not_met'))
        noHigher(short, scoreFit({ ...person, years: null }, wanted));
    });
  });

  test('using an alias, or another order of facts, changes nothing but the words of the job', () => {
    holds((person, wanted) => {
      const renamed = {
        ...person,
        skills: person.skills.map((one) => ({ ...one, text: otherAlias(one.text) })),
      };
      const asked = {
        ...wanted,
        skills: wanted.skills.map((text) => (vocabulary().concepts.has(id(text)) ? otherAlias(text) : text)),
        desiredSkills: wanted.desiredSkills,
      };
      const named = (result: FitResult) => ({
        ...result,
        shape: { ...result.shape, musts: result.shape?.musts.map(({ kind, state }) => ({ kind, state })) },
        ledger: result.ledger.map(({ requirement, canonical = requirement, ...row }) => ({
          ...row,
          canonical,
        })),
      });
      expect(JSON.stringify(named(scoreFit(renamed, asked)))).toBe(
        JSON.stringify(named(scoreFit(person, wanted))),
      );
      const turned = {
        ...person,
        skills: pseudoShuffled(person.skills),
        experience: person.experience.toReversed(),
        education: person.education.toReversed(),
        languages: person.languages.toReversed(),
      };
      expect(JSON.stringify(scoreFit(turned, wanted))).toBe(JSON.stringify(scoreFit(person, wanted)));
    });
  });

  test('the order of the job’s skills changes no number and no row', () => {
    holds((person, wanted) => {
      const turned = scoreFit(person, { ...wanted, skills: pseudoShuffled(wanted.skills) });
      const straight = scoreFit(person, wanted);
      expect(numbers(turned)).toEqual(numbers(straight));
      const rows = (result: FitResult) => result.ledger.map((row) => JSON.stringify(row)).toSorted();
      expect(rows(turned).map((row) => row.toLowerCase())).toEqual(
        rows(straight).map((row) => row.toLowerCase()),
      );
    });
  });

  test('the location changes no number', () => {
    holds((person, wanted) => {
      const moved = { ...person, place: null };
      expect(numbers(scoreFit(moved, wanted))).toEqual(numbers(scoreFit(person, wanted)));
    });
  });

  test('points add up to the overlap before the cap, parts to fit', () => {
    holds((person, wanted) => {
      for (const facts of [person, { ...person, skills: [] }]) {
        const { ledger, skillOverlap, parts, fit } = scoreFit(facts, wanted);
        const points = ledger.reduce((sum, row) => sum + row.points, 0);
        expect(Math.min(95, points)).toBe(skillOverlap);
        expect(ledger.every((row) => row.points === 0 || row.kind === 'required_skill')).toBe(true);
        expect(parts.reduce((sum, part) => sum + part.weight * part.value, 0)).toBeCloseTo(fit, 5);
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(fit).toBeLessThanOrEqual(1);
      }
    });
  });

  test('every quote is in the facts, and every skill that is not open has one', () => {
    holds((person, wanted) => {
      const source = JSON.stringify(person);
      for (const row of scoreFit(person, wanted).ledger) {
        for (const shown of row.evidence)
          expect(source).toContain(JSON.stringify(quoteOf(shown)).slice(1, -1));
        if (row.kind.endsWith('skill')) expect(row.evidence.length > 0).toBe(row.known !== 'unknown');
      }
    });
  });

  test('the shape has a segment for each required skill that counts, and nothing is proven outside of a position', () => {
    holds((person, wanted) => {
      const { ledger, shape } = inLedger1(scoreFit(person, wanted));
      const required = ledger.filter((row) => row.kind === 'required_skill');
      const musts = new Set(shape?.musts.map(({ name }) => name));
      const open = required.filter((row) => musts.has(row.requirement));
      const isPaper = (name: string) =>
        vocabulary().concepts.get(id(name))?.kind === 'spoken' ||
        licencesIn(canonicalSkill(name).name, 'named papers').length > 0;
      const segments = STATES.reduce((sum, known) => sum + (shape?.[known] ?? 0), 0);
      expect(segments + open.length).toBe(required.length);
      for (const row of required)
        if (row.known === 'proven' && !isPaper(wordsOfLedger1(row.requirement)))
          expect(row.job).toBeDefined();
    });
  });

  test('the same input gives the same bytes', () => {
    holds((person, wanted) => {
      const first = JSON.stringify(scoreFit(person, wanted));
      expect(JSON.stringify(scoreFit(structuredClone(person), structuredClone(wanted)))).toBe(first);
    });
  });
});
