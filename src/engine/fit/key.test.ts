import { describe, expect, test } from 'vitest';
import { noFacts, type CandidateFacts, type Evidence, type JobFacts } from './facts.ts';
import { contentOf, differencesIn } from './receipt.ts';
import { scoreFit } from './score.ts';

const at = (quote: string): Evidence => ({ from: 'resume', place: { page: 1, line: 1, quote } });
const plumbing: JobFacts = {
  title: 'Plumber, Service and Repair',
  description:
    'You find leaks, clear drains, replace water heaters and solder copper pipe in homes. A plumbing licence is required. You speak with customers in a friendly way.',
  skills: ['Plumbing repair', 'Drain cleaning', 'Water heater installation'],
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [],
};
const held = (title: string, description: string, end: string | null = null) => ({
  title,
  start: '2012-01',
  end,
  description,
  evidence: at(title),
});
const person = (facts: Partial<CandidateFacts>): CandidateFacts => ({
  ...noFacts,
  asOf: '2026-11',
  ...facts,
});
const fit = (facts: Partial<CandidateFacts>, job: Partial<JobFacts> = {}) =>
  scoreFit(person(facts), { ...plumbing, ...job }).fit;
const part = (name: string, facts: Partial<CandidateFacts>, job: Partial<JobFacts> = {}) =>
  scoreFit(person(facts), { ...plumbing, ...job }).parts.find((one) => one.name === name);
const duties = 'Traced leaks and opened blocked drains\nSwapped water heaters\nSoldered copper pipe';
const listed = (...texts: string[]) => texts.map((text) => ({ text, used: false, evidence: at(text) }));

describe('the ranking key', () => {
  test('ranks the same work in other words above the same words without the work', () => {
    const plumber = fit({ experience: [held('Heating Engineer', duties)] });
    const seller = fit({
      experience: [held('Retail Assistant', 'Sold water heaters, pipe and drain cleaning products')],
      skills: listed(...plumbing.skills),
    });
    expect(plumber).toBeGreaterThan(seller);
  });

  test('gives a line less weight the less related and the older its role is', () => {
    const near = part('duties', { experience: [held('Plumber', duties)] })?.value ?? 0;
    const far = part('duties', { experience: [held('Web Designer', duties)] })?.value ?? 0;
    const old = part('duties', { experience: [held('Plumber', duties, '2015-01')] })?.value ?? 0;
    expect(near).toBeGreaterThan(far * 2);
    expect(near).toBeGreaterThan(old);
    expect(old).toBeCloseTo(near / 2, 5);
  });

  test('knows a chef of many years who lists no skills', () => {
    const job = {
      title: 'Sous Chef',
      description: 'You run the pass, prepare sauces and lead the line in our busy kitchen.',
      skills: ['Food preparation', 'Kitchen management'],
    };
    const chef = {
      experience: [held('Chef de Partie', 'Ran the sauce section\nPrepared stocks and led two cooks')],
    };
    const clerk = { experience: [held('Payroll Clerk', 'Ran the monthly payroll\nKept the ledgers')] };
    expect(fit(chef, job)).toBeGreaterThan(fit(clerk, job) * 2);
    expect(part('likely', chef, job)?.value).toBeGreaterThan(0.5);
  });

  test('knows the same work in another language', () => {
    const job = {
      title: 'Cuisinier',
      description: 'Vous préparez les plats chauds et les sauces, et tenez la cuisine propre.',
      skills: [],
    };
    const cook = fit({ experience: [held('Kucharz', 'Gotowanie zup i sosów')] }, job);
    expect(cook).toBeGreaterThan(fit({ experience: [held('Księgowa', 'Rozliczanie podatków')] }, job) + 0.2);
  });

  test('requires the licence that the posting requires, and recognises denials', () => {
    const told = (line: string) => part('licence', { experience: [held('Plumber', line)] })?.value;
    expect(told('Journeyman plumbing licence')).toBe(1);
    expect(told('No plumbing licence')).toBe(0);
    expect(told('Plumbing licence expired in 2019')).toBe(0.3);
    expect(told('Fixed taps')).toBe(0);
    expect(part('no denied licence', { experience: [held('Plumber', 'No plumbing licence')] })?.value).toBe(
      0,
    );
    expect(
      part('licence', {}, { description: 'You clear drains. A plumbing licence is a plus.' }),
    ).toBeUndefined();
    const desk = {
      experience: [held('Plumber', 'Fixed taps')],
      lines: [{ text: 'plumbing licence', evidence: at('x') }],
    };
    expect(part('licence', desk)?.value).toBe(1);
  });

  test('gains nothing from pasting the posting into the duties', () => {
    const honest = [held('Plumber', 'Fixed taps and toilets in rented flats')];
    const pasted = [held('Plumber', `Fixed taps and toilets in rented flats\n${plumbing.description}`)];
    expect(fit({ experience: pasted })).toBe(fit({ experience: honest }));
  });

  test('takes a missing language and a lower level into account', () => {
    const asked = { languages: ['German'] };
    const speaks = (text: string) =>
      part(
        'language',
        { experience: [held('Plumber', duties)], languages: [{ text, evidence: at(text) }] },
        asked,
      )?.value;
    expect([speaks('German C1'), speaks('German B1'), speaks('German A2'), speaks('French')]).toEqual([
      1, 0.6, 0.3, 0,
    ]);
    const level = (title: string) => part('level', { experience: [held(title, duties)] })?.value;
    expect(level('Plumber')).toBe(1);
    expect(level('Apprentice Plumber')).toBeCloseTo(1 / 3, 5);
  });

  test('has whole points, and is null where nothing is known', () => {
    const { parts, fit: whole } = scoreFit(person({ experience: [held('Plumber', duties)] }), plumbing);
    expect(parts.every(({ points }) => Number.isInteger(points))).toBe(true);
    expect(parts.reduce((sum, { weight, value }) => sum + weight * value, 0)).toBeCloseTo(whole, 5);
    expect(scoreFit(person({}), plumbing)).toMatchObject({ fit: 0, parts: [] });
  });

  test('is the same for male and female forms of a title', () => {
    for (const [one, other] of [
      ['Waitress', 'Waiter'],
      ['Verkäuferin', 'Verkäufer'],
      ['Cuisinière', 'Cuisinier'],
      ['Camarera', 'Camarero'],
      ['Pielęgniarka', 'Pielęgniarz'],
      ['Saleswoman', 'Salesman'],
    ] as const)
      expect(fit({ experience: [held(one, duties)] }, { title: other })).toBe(
        fit({ experience: [held(other, duties)] }, { title: other }),
      );
  });
});

test('a receipt is recomputed with its own weights', () => {
  const facts = person({ experience: [held('Plumber', duties)], skills: listed('Drain cleaning') });
  for (const version of ['1', '2', '3'] as const) {
    const content = contentOf(facts, plumbing, version);
    expect(content.result.versions.weights).toBe(version);
    expect(differencesIn(content)).toEqual([]);
    expect(differencesIn({ ...content, result: { ...content.result, fit: 0.5 } })).toHaveLength(1);
  }
});
