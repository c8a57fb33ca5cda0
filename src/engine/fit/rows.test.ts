import { describe, expect, test } from 'vitest';
import { vocabulary } from '../skills/vocabulary.ts';
import { showing } from '../skills/canonical.ts';
import { answerKey } from './answers.ts';
import { type CandidateFacts, type Evidence, type JobFacts, noFacts } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { scoreFit } from './score.ts';
import { rarity, type WeightsVersion } from './weights.ts';

const at = (quote: string, line = 1): Evidence => ({ from: 'resume', place: { page: 1, line, quote } });
const skill = (text: string, used = false, line = 1) => ({ text, used, evidence: at(`- ${text}`, line) });
const plainJob: JobFacts = {
  title: '',
  description: '',
  skills: [],
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [],
};
const score = (facts: Partial<CandidateFacts>, job: Partial<JobFacts>, version?: WeightsVersion) =>
  inLedger1(scoreFit({ ...noFacts, ...facts }, { ...plainJob, ...job }, version));
const rows = (facts: Partial<CandidateFacts>, job: Partial<JobFacts>) => score(facts, job).ledger;
/** The value of one part of `fit` in version 1; undefined where the job gives no ground for it. */
const part = (name: string, facts: Partial<CandidateFacts>, job: Partial<JobFacts>) =>
  score({ skills: [skill('SQL')], ...facts }, job, '1').parts.find((one) => one.name === name)?.value;

describe('why a skill is met or open in version 2', () => {
  const rows = (facts: Partial<CandidateFacts>, job: Partial<JobFacts>) => score(facts, job, '2').ledger;
  const why = (skills: CandidateFacts['skills'], wanted: string) =>
    rows({ skills }, { skills: [wanted] })[0]?.reason;

  test('is explained by its evidence', () => {
    expect(why([skill('SQL', true)], 'SQL')).toBe('SQL is shown in a job held.');
    expect(why([skill('SQL')], 'SQL')).toBe('SQL is listed among the skills.');
    expect(why([], 'SQL')).toBe('No skills are on file, so this is open.');
    expect(why([skill('Falconry')], 'SQL')).toBe('Nothing on file speaks of SQL.');
  });

  test('names the closest broader skill that is present', () => {
    expect(why([skill('Spring'), skill('Java')], 'Spring Boot')).toBe(
      'Nothing on file names Spring Boot; Spring, a wider skill, is there.',
    );
    expect(why([skill('Java')], 'Spring Boot')).toBe(
      'Nothing on file names Spring Boot; Java, a wider skill, is there.',
    );
  });

  test('is quoted three times at most', () => {
    const skills = [1, 2, 3, 4].map((line) => skill('SQL', true, line));
    expect(rows({ skills }, { skills: ['SQL'] })[0]?.evidence).toHaveLength(3);
  });
});

describe('the parts of fit in version 1', () => {
  test('weigh 60, 10, 12, 10 and 8 percent where a job has data for all', () => {
    const job = { title: 'Clerk', skills: ['SQL'], desiredSkills: ['Go'], years: 2 };
    const description = 'shelves visitors stock orchard lantern';
    const { parts } = score({ skills: [skill('SQL')] }, { ...job, description }, '1');
    expect(parts.map(({ name, weight }) => [name, weight])).toEqual([
      ['required_skills', 0.6],
      ['desired_skills', 0.1],
      ['title', 0.12],
      ['years', 0.1],
      ['words', 0.08],
    ]);
  });

  test.each([
    [null, 0.5],
    [0, 0],
    [3.4, 0.485714],
    [3.5, 0.7],
    [4, 0.8],
    [9, 1],
  ])('%s of five years count %s', (years, value) => {
    expect(part('years', { years }, { years: 5 })).toBe(value);
  });

  test('count no years where none are required', () => {
    expect([null, 0].map((years) => part('years', { years: 3 }, { years }))).toEqual([undefined, undefined]);
  });

  test('count shared words of a description from five words on, half of them giving full points', () => {
    const told = (description: string, own: string) => {
      const place = { title: 'Clerk', start: '2020', end: null, description: own, evidence: at('Clerk') };
      return part('words', { experience: [place] }, { description });
    };
    const five = 'shelves visitors stock orchard lantern';
    expect(told('shelves visitors stock orchard', 'shelves')).toBeUndefined();
    expect(told(five, 'shelves and paper')).toBe(0.4);
    expect(told(five, 'shelves, stock and lantern posts')).toBe(1);
  });

  test('give less weight to skills that many others imply, half to traits, four fifths to languages', () => {
    const alone = (kind: string) =>
      [...vocabulary().concepts.values()].find((one) => one.kind === kind && showing(one.id).length === 0)
        ?.id ?? '';
    expect([rarity('x:falconry'), rarity(alone('soft')), rarity(alone('spoken'))]).toEqual([1, 0.5, 0.8]);
    const shown = [...vocabulary().concepts.values()].find(
      ({ id, kind }) => kind !== 'soft' && kind !== 'spoken' && showing(id).length === 3,
    );
    expect(rarity(shown?.id ?? '')).toBe(1 / 1.25);
  });
});

describe('the other rows', () => {
  const row = (kind: string, facts: Partial<CandidateFacts>, job: Partial<JobFacts>) =>
    rows(facts, job).find((one) => one.kind === kind);

  test('include years where some are required', () => {
    expect(row('years', {}, { years: 0 })).toBeUndefined();
    expect(row('years', {}, { years: 1 })?.requirement).toBe('1 year of work');
    expect(row('years', {}, { years: 2 })?.requirement).toBe('2 years of work');
    const states = [5, 4.9, 3.5, 3.4].map((years) => row('years', { years }, { years: 5 })?.state);
    expect(states).toEqual(['met', 'partly', 'partly', 'not_met']);
  });

  test('quote dated work', () => {
    const work = (title: string, start: string | null) => ({
      title,
      start,
      end: null,
      description: '',
      evidence: at(title),
    });
    const experience = [work('Clerk', '2020'), work('Porter', null)];
    expect(row('years', { years: 3, experience }, { years: 3 })?.evidence).toEqual([at('Clerk')]);
  });

  test('name the highest title with a level', () => {
    const experience = ['Analyst', 'Lead engineer', 'Junior clerk'].map((title) => ({
      title,
      start: '2020',
      end: null,
      description: '',
      evidence: at(title),
    }));
    expect(row('level', { experience }, { title: 'Senior engineer' })).toMatchObject({
      state: 'met',
      reason: 'The highest title on file is "Lead engineer".',
      evidence: [at('Lead engineer')],
    });
  });

  test('take a title without a level for none, whatever its place in the alphabet', () => {
    const experience = ['Baker', 'Intern in sales'].map((title) => ({
      title,
      start: '2020',
      end: null,
      description: '',
      evidence: at(title),
    }));
    expect(row('level', { experience }, { title: 'Senior clerk' })?.evidence).toEqual([
      at('Intern in sales'),
    ]);
    expect(row('level', { experience: experience.slice(0, 1) }, { title: 'Senior clerk' })?.state).toBe(
      'unknown',
    );
  });

  test('use the best stated level of a language, and name what is not stated', () => {
    const spoken = (...texts: string[]) => texts.map((text) => ({ text, evidence: at(text) }));
    const german = (languages: ReturnType<typeof spoken>) =>
      row('language', { languages }, { languages: ['German (B2)'] });
    expect(german(spoken('German basic', 'German C1'))).toMatchObject({ evidence: [at('German C1')] });
    expect(german(spoken('German'))?.reason).toBe('German is on file, how well it is spoken is not.');
    expect(german(spoken('German basic'))?.reason).toBe('German is on file, at a lower level than asked.');
  });

  test('match the location in any of the cities', () => {
    const locations = ['Graz', 'Lima'].map((city) => ({ city, state: '', country: '' }));
    const place = { text: 'Lima', evidence: at('Lima') };
    expect(row('place', { place }, { locations })?.state).toBe('met');
  });

  test('name what is stated of a location, and nothing for what is not', () => {
    const locations = [{ city: 'Graz', state: '', country: 'Austria' }];
    expect(row('place', {}, { locations })?.requirement).toBe('Graz, Austria');
    const anywhere = [{ city: 'Graz', state: '', country: '' }];
    expect(row('place', {}, { locationType: 'remote', locations: anywhere })).toMatchObject({
      requirement: 'Remote',
      state: 'met',
    });
  });

  test('take a language among the skills as spoken, and no other skill as a language', () => {
    const german = row('language', { skills: [skill('German')] }, { languages: ['German'] });
    expect(german).toMatchObject({ state: 'met', evidence: [at('- German')] });
    expect(row('language', { skills: [skill('SQL')] }, { languages: ['SQL'] })?.state).toBe('unknown');
  });

  test.each(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'].map((level, at, all) => [level, all[at + 1]]))(
    'rank %s below %s',
    (level, next) => {
      const state = (asked: string, spoken: string) =>
        row(
          'language',
          { languages: [{ text: `German ${spoken}`, evidence: at('German') }] },
          { languages: [`German ${asked}`] },
        )?.state;
      expect(state(level ?? '', level ?? '')).toBe('met');
      if (next !== undefined)
        expect([state(next, level ?? ''), state(level ?? '', next)]).toEqual(['partly', 'met']);
    },
  );

  test('take no two-letter word for a field of study', () => {
    const education = [{ degree: 'BSc', field: 'History', evidence: at('BSc') }];
    expect(row('education', { education }, { education: "Bachelor's degree in my area" })?.state).toBe('met');
    expect(row('education', { education }, { education: "Bachelor's degree in Law" })?.state).toBe('partly');
  });

  test('meet remote work from any of the countries', () => {
    const locations = ['Austria', 'Peru'].map((country) => ({ city: '', state: '', country }));
    const place = { text: 'Lima, Peru', evidence: at('Lima') };
    expect(row('place', { place }, { locationType: 'remote', locations })).toMatchObject({
      requirement: 'Remote, from Austria or Peru',
      state: 'met',
    });
  });
});

describe('an answer', () => {
  test('is separate for a skill and for something of the same name', () => {
    expect(answerKey('education', 'Java')).not.toBe(answerKey('required_skill', 'Java'));
    expect(answerKey('desired_skill', 'Java')).toBe(answerKey('required_skill', 'Java'));
  });

  test('states what the candidate answered, and nothing about what needs no evidence', () => {
    const said = (kind: 'years' | 'place', text: string, has: boolean, job: Partial<JobFacts>) =>
      rows({ answers: [{ key: answerKey(kind, text), text, has }] }, job)[0];
    expect(said('years', '5 years of work', true, { years: 5 })).toMatchObject({
      state: 'met',
      reason: 'Stated by the candidate.',
    });
    expect(said('years', '5 years of work', false, { years: 5 })).toMatchObject({
      state: 'not_met',
      reason: 'The candidate says that they do not have this.',
    });
    expect(said('place', 'Remote', true, { locationType: 'remote' })).not.toHaveProperty('answered');
  });

  test('is kept in version 2 on a row that other statements meet, and not on one that a file meets', () => {
    const answers = [{ key: answerKey('required_skill', 'SQL'), text: 'SQL', has: true }];
    const stated = { ...skill('SQL'), evidence: { from: 'statement', quote: 'SQL' } as const };
    const answered = (skills: CandidateFacts['skills']) =>
      score({ skills, answers }, { skills: ['SQL'] }, '2').ledger[0]?.answered;
    expect([answered([stated]), answered([skill('SQL')])]).toEqual(['have', undefined]);
  });
});
