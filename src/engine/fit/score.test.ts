import { describe, expect, test } from 'vitest';
import type { CandidateFacts, Evidence, JobFacts, SkillFact } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { estimateFit, scoreFit, tailoredBulletCount } from './score.ts';

const scoreOf = (...asked: Parameters<typeof scoreFit>) => inLedger1(scoreFit(...asked));

const at = (quote: string, line = 1): Evidence => ({ from: 'resume', place: { page: 1, line, quote } });
const skill = (text: string, used = false): SkillFact => ({ text, used, evidence: at(`- ${text}`) });
const person = (facts: Partial<CandidateFacts>): CandidateFacts => ({
  skills: [],
  experience: [],
  education: [],
  languages: [],
  years: null,
  place: null,
  ...facts,
});
const job = (facts: Partial<JobFacts>): JobFacts => ({
  title: 'Data engineer',
  description: '',
  skills: [],
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [],
  ...facts,
});
const held = (title: string) => ({ title, start: '2020', end: null, description: '', evidence: at(title) });
const only = (result: ReturnType<typeof scoreFit>, kind: string) => {
  const [first] = result.ledger.filter((row) => row.kind === kind);
  if (first === undefined) throw new Error(`no ${kind} row`);
  return first;
};

describe('skill_overlap of versions 1 and 2', () => {
  const scoreFit = (facts: CandidateFacts, wanted: JobFacts) => scoreOf(facts, wanted, '2');

  test('is the share of required skills held, by canonical skill', () => {
    const facts = person({ skills: [skill('postgres'), skill('Py'), skill('ReactJS'), skill('React')] });
    const result = scoreFit(facts, job({ skills: ['PostgreSQL', 'React.js', 'Kafka'] }));
    expect(result.skillOverlap).toBe(67);
    expect(result.ledger.map((row) => [row.requirement, row.state, row.points])).toEqual([
      ['PostgreSQL', 'met', 34],
      ['React.js', 'met', 33],
      ['Kafka', 'unknown', 0],
    ]);
    expect(result.ledger.map((row) => row.canonical)).toEqual([undefined, 'React', 'Apache Kafka']);
  });

  test('is capped at 95, and 20 when no skills are on file', () => {
    expect(scoreFit(person({ skills: [skill('SQL')] }), job({ skills: ['sql'] })).skillOverlap).toBe(95);
    const empty = scoreFit(person({}), job({ skills: ['SQL', 'Python', 'Kafka'] }));
    expect(empty).toMatchObject({ skillOverlap: 20, fit: 0, parts: [], label: 'no skills on file' });
    expect(empty.ledger.map((row) => [row.state, row.points])).toEqual([
      ['unknown', 6],
      ['unknown', 7],
      ['unknown', 7],
    ]);
  });

  test('counts an implied skill 0.9 per step and names the implying skill', () => {
    const facts = person({ skills: [skill('Spring Boot', true)] });
    expect(scoreFit(facts, job({ skills: ['Spring'] })).skillOverlap).toBe(90);
    const row = only(scoreFit(facts, job({ skills: ['Java'] })), 'required_skill');
    expect(row).toMatchObject({ state: 'met', points: 81, evidence: [at('- Spring Boot')] });
    expect(row.reason).toBe('Spring Boot is on file and shows Java; it counts 81 percent.');
  });

  test('counts a skill that a job names twice once, and is 0 with a label when a job names none', () => {
    const facts = person({ skills: [skill('JavaScript')] });
    expect(scoreFit(facts, job({ skills: ['JS', 'JavaScript', 'Rust'] })).skillOverlap).toBe(50);
    expect(scoreFit(facts, job({ skills: [' '] }))).toMatchObject({
      skillOverlap: 0,
      label: 'no required skills in the job',
    });
  });

  test('matches skills outside the vocabulary by their words', () => {
    const facts = person({ skills: [skill('Falconry hoods')] });
    expect(scoreFit(facts, job({ skills: ['falconry  Hoods', 'falconry'] })).skillOverlap).toBe(50);
  });

  test('does not count a line that copies the job', () => {
    const description = 'You build data pipelines in Python and Kafka for our growing logistics customers.';
    const pasted: SkillFact = { text: 'Kafka', used: true, evidence: at(description) };
    const asked = job({ skills: ['Kafka', 'Python'], description });
    const row = only(scoreFit(person({ skills: [pasted, skill('Python')] }), asked), 'required_skill');
    expect(row).toMatchObject({ state: 'unknown', points: 0, evidence: [] });
    expect(row.reason).toContain("repeats the job's own text");
  });
});

describe('fit of version 1', () => {
  const asked = job({ skills: ['SQL', 'Python'], desiredSkills: ['Kafka'], years: 5 });
  const base = person({ skills: [skill('SQL')], years: 5, experience: [held('Data engineer')] });
  const fit = (facts: CandidateFacts, wanted = asked) => scoreFit(facts, wanted, '1').fit;

  test('rises with evidence of use, desired skills, a nearer title, and years', () => {
    expect(fit({ ...base, skills: [skill('SQL', true)] })).toBeGreaterThan(fit(base));
    expect(fit({ ...base, skills: [...base.skills, skill('Kafka')] })).toBeGreaterThan(fit(base));
    expect(fit(base)).toBeGreaterThan(fit({ ...base, experience: [held('Data steward')] }));
    expect(fit(base)).toBeGreaterThan(fit({ ...base, years: 4 }));
    expect(fit({ ...base, years: 4 })).toBeGreaterThan(fit({ ...base, years: 1 }));
  });

  test('weighs a rare skill more than a common one', () => {
    expect(fit({ ...base, skills: [skill('Kotlin')] }, job({ skills: ['Kotlin', 'SQL'] }))).toBeGreaterThan(
      fit(base, job({ skills: ['Kotlin', 'SQL'] })),
    );
  });

  test('rises with words of the description, not with copied lines', () => {
    const description = 'You keep shelves tidy, greet visitors, count stock every evening.';
    const wanted = job({ skills: ['SQL'], description });
    const told = (text: string) =>
      fit({ ...base, experience: [{ ...held('Clerk'), description: text }] }, wanted);
    expect(told('Greeted people, kept shelves and stock tidy')).toBeGreaterThan(told(''));
    expect(told(description)).toBe(told(''));
  });

  test('is the sum of its parts', () => {
    const result = scoreFit(base, asked, '1');
    expect(result.parts.map((part) => part.name)).toEqual([
      'required_skills',
      'desired_skills',
      'title',
      'years',
    ]);
    expect(result.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1, 9);
    expect(result.parts.reduce((sum, part) => sum + part.weight * part.value, 0)).toBeCloseTo(result.fit, 6);
  });
});

describe('the ledger', () => {
  test.each([
    [null, 'unknown'],
    [6, 'met'],
    [4, 'partly'],
    [2, 'not_met'],
  ])('with %s years of 5: %s', (years, state) => {
    expect(only(scoreFit(person({ years }), job({ years: 5 })), 'years').state).toBe(state);
  });

  test.each([
    ['Senior data engineer', 'Lead engineer', 'met'],
    ['Senior data engineer', 'Sr. Analyst', 'met'],
    ['Senior data engineer', 'Junior analyst', 'partly'],
    ['Head of data', 'Junior analyst', 'not_met'],
    ['Senior data engineer', 'Analyst', 'unknown'],
  ])('level of "%s" with "%s": %s', (title, had, state) => {
    expect(only(scoreFit(person({ experience: [held(had)] }), job({ title })), 'level').state).toBe(state);
  });

  test.each([
    ["Bachelor's degree in Computer Science", 'BSc', 'Computer Science', 'met'],
    ["Bachelor's degree in Engineering", 'Master of Science', 'Computer Science', 'partly'],
    ['Bachelor of Science', 'Bachelor of Arts', 'History', 'met'],
    ["Bachelor's degree in Computer Science", 'Bachelor of Arts', 'History', 'partly'],
    ["Bachelor's degree", 'Master of Science', 'Physics', 'met'],
    ["Bachelor's or Master's degree", 'B.Sc.', null, 'met'],
    ["Master's degree", 'Bachelor of Science', 'Physics', 'not_met'],
    ['PhD', 'M.Sc.', 'Physics', 'not_met'],
    ["Master's degree", 'Ingénieur', null, 'unknown'],
    ['High school diploma', 'Associate of Science', null, 'met'],
  ])('education "%s" with %s in %s: %s', (education, degree, field, state) => {
    const facts = person({ education: [{ degree, field, evidence: at(degree) }] });
    expect(only(scoreFit(facts, job({ education })), 'education').state).toBe(state);
  });

  test.each([
    ['German', 'Deutsch', 'met'],
    ['German (B2)', 'German, C1', 'met'],
    ['German (C1)', 'German – basic', 'partly'],
    ['German (C1)', 'German', 'partly'],
    ['German', 'French native', 'unknown'],
  ])('language "%s" with "%s": %s', (asked, spoken, state) => {
    const facts = person({ languages: [{ text: spoken, evidence: at(spoken) }] });
    expect(only(scoreFit(facts, job({ languages: [asked] })), 'language').state).toBe(state);
  });

  test('states the location and never counts it', () => {
    const locations = [{ city: 'Graz', state: '', country: 'Austria' }];
    const from = (text: string) => person({ skills: [skill('SQL')], place: { text, evidence: at(text) } });
    const near = scoreFit(from('8010 Graz, Austria'), job({ skills: ['SQL', 'R'], locations }));
    const far = scoreFit(from('Lima'), job({ skills: ['SQL', 'R'], locations }));
    expect([only(near, 'place').state, only(far, 'place').state]).toEqual(['met', 'unknown']);
    expect([near.skillOverlap, near.fit]).toEqual([far.skillOverlap, far.fit]);
    const remote = (locations: { city: string; state: string; country: string }[]) =>
      job({ skills: ['SQL', 'R'], locationType: 'remote', locations });
    const austria = remote([{ city: '', state: '', country: 'Austria' }]);
    expect(only(scoreFit(person({}), remote([])), 'place').state).toBe('met');
    const rows = [from('8010 Graz, Austria'), from('Lima'), person({})].map((one) => scoreFit(one, austria));
    expect(rows.map((one) => only(one, 'place').state)).toEqual(['met', 'unknown', 'unknown']);
  });
});

test('tailoredBulletCount is the score over 20, rounded up, 1 to 5', () => {
  expect([0, 1, 20, 21, 50, 95, 100].map(tailoredBulletCount)).toEqual([1, 1, 1, 2, 3, 5, 5]);
});

test('estimateFit counts each named skill of bare lists', () => {
  expect(estimateFit(['postgres', 'Py'], ['PostgreSQL', 'SQL', 'Kafka'])).toEqual({
    skill_overlap: 63,
    tailored_bullet_count: 4,
  });
  expect(estimateFit([], ['SQL'])).toEqual({ skill_overlap: 20, tailored_bullet_count: 1 });
  expect(estimateFit(['SQL'], ['SQL'])).toEqual({ skill_overlap: 95, tailored_bullet_count: 5 });
  expect(estimateFit([' '], ['SQL'])).toEqual({ skill_overlap: 20, tailored_bullet_count: 1 });
  // One that implies another is no reason to count that one less.
  expect(estimateFit(['SQL', 'PostgreSQL'], ['SQL'])).toEqual({
    skill_overlap: 95,
    tailored_bullet_count: 5,
  });
  expect(estimateFit(['SQL'], [])).toEqual({ skill_overlap: 0, tailored_bullet_count: 1 });
});

test('versions 1 and 2 have parts of their own', () => {
  const parts = (['1', '2'] as const).map((version) =>
    scoreOf(person({ skills: [skill('SQL')] }), job({ skills: ['SQL'] }), version).parts.map(
      ({ name }) => name,
    ),
  );
  expect(parts.map((names) => names.includes('required_skills'))).toEqual([true, false]);
});
