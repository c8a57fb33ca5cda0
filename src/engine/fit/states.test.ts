import { describe, expect, test } from 'vitest';
import { answerKey } from './answers.ts';
import { type CandidateFacts, type Evidence, type JobFacts, noFacts } from './facts.ts';
import { inLedger1 } from './ledger-1.ts';
import { contentOf, differencesIn } from './receipt.ts';
import { titleNearness } from '../occupations/nearness.ts';
import { scoreFit } from './score.ts';

const at = (quote: string, line = 1): Evidence => ({ from: 'resume', place: { page: 1, line, quote } });
const kitchen: JobFacts = {
  title: 'Sous Chef',
  description: 'You run the pass, prepare sauces and lead the line in our busy kitchen.',
  skills: ['Menu planning', 'Falconry hoods', 'Food safety', 'Stock control'],
  desiredSkills: ['Cost control'],
  years: null,
  education: null,
  languages: [],
  locationType: 'on_site',
  locations: [],
};
const held = (
  title: string,
  description = '',
  start: string | null = '2019-01',
  end: string | null = null,
) => ({
  title,
  start,
  end,
  description,
  evidence: at(title),
  places: description.split('\n').map((quote, index) => ({ page: 1, line: index + 2, quote })),
});
const listed = (...texts: string[]) => texts.map((text) => ({ text, used: false, evidence: at(text, 40) }));
const score = (facts: Partial<CandidateFacts>, job: Partial<JobFacts> = {}) =>
  inLedger1(scoreFit({ ...noFacts, asOf: '2026-11', ...facts }, { ...kitchen, ...job }));
const row = (requirement: string, facts: Partial<CandidateFacts>, job: Partial<JobFacts> = {}) =>
  score(facts, job).ledger.find((one) => one.requirement === requirement);
const known = (requirement: string, facts: Partial<CandidateFacts>, job: Partial<JobFacts> = {}) =>
  row(requirement, facts, job)?.known;
const said = (text: string, has: boolean) => ({
  answers: [{ key: answerKey('required_skill', text), text, has }],
});
const HOODS = 'Falconry hoods';

describe('a required skill is', () => {
  test('proven by a line of dated work of the same kind, quoted with its line, job and dates', () => {
    const line = 'Stitched falconry hoods for the owner';
    const facts = { experience: [held('Sous Chef', `Ran the pass\n${line}`, '2019-01', '2023-05')] };
    expect(row(HOODS, facts)).toMatchObject({
      state: 'met',
      known: 'proven',
      evidence: [at(line, 3)],
      job: { title: 'Sous Chef', start: '2019-01', end: '2023-05' },
      reason: 'Shown in a job of the same kind (Sous Chef, 2019–2023).',
    });
  });

  test('elsewhere when the line is in unrelated work, and listed when the work has no date', () => {
    const line = 'Stitched falconry hoods';
    expect(known(HOODS, { experience: [held('Restaurant Manager', line)] })).toBe('elsewhere');
    expect(known(HOODS, { experience: [held('Sous Chef', line, null)] })).toBe('listed');
    expect(known(HOODS, { experience: [held('Payroll Clerk', line)] })).toBe('bare');
  });

  test('listed beside related work, bare without it', () => {
    const skills = listed(HOODS);
    expect(known(HOODS, { skills, experience: [held('Sous Chef', '', '2026-08')] })).toBe('listed');
    expect(known(HOODS, { skills, experience: [held('Payroll Clerk')] })).toBe('bare');
    expect(known(HOODS, { skills })).toBe('bare');
  });

  test('likely from the same job held for a year, not as a trainee and not for a month', () => {
    expect(row(HOODS, { experience: [held('Sous Chef')] })).toMatchObject({
      state: 'partly',
      known: 'likely',
      reason: 'Likely, from work as Sous Chef, since 2019.',
    });
    expect(known(HOODS, { experience: [held('Sous Chef', '', '2026-09')] })).toBe('unknown');
    expect(known(HOODS, { experience: [held('Apprentice Sous Chef')] })).toBe('unknown');
  });

  test('never proven by similarity of meaning alone', () => {
    const facts = { experience: [held('Sous Chef', 'Wrote the dishes of each season')] };
    expect(known('Menu planning', facts)).toBe('likely');
  });

  test('stated by an answer, which raises a likely skill', () => {
    expect(row(HOODS, said(HOODS, true))).toMatchObject({ known: 'stated', state: 'met', answered: 'have' });
    const chef = { experience: [held('Sous Chef')] };
    const both = score({ ...chef, ...said(HOODS, true) });
    expect(both.ledger[1]).toMatchObject({ known: 'likely', answered: 'have' });
    expect(both.skillOverlap - score(chef).skillOverlap).toBeGreaterThanOrEqual(6);
  });

  test('denied by the resume or the candidate, unless a line shows it', () => {
    const denial = { experience: [held('Sous Chef', 'No experience with falconry hoods')] };
    expect(row(HOODS, denial)).toMatchObject({ known: 'denied', state: 'not_met' });
    expect(row(HOODS, { experience: [held('Sous Chef')], ...said(HOODS, false) })).toMatchObject({
      known: 'denied',
      answered: 'have_not',
    });
    const shown = { experience: [held('Sous Chef', 'Stitched falconry hoods')] };
    expect(known(HOODS, { ...shown, ...said(HOODS, false) })).toBe('proven');
  });

  test('not shown by plans, copies of the posting, or the work of others', () => {
    const facts = (line: string, title = 'Sous Chef') => ({ experience: [held(title, line, '2026-08')] });
    expect(known(HOODS, facts('Plan to learn falconry hoods'))).toBe('unknown');
    expect(known(HOODS, facts('Sold falconry hoods to visitors'))).toBe('unknown');
    const description = 'You will sew our fine falconry hoods for the birds.';
    const copied = facts('You will sew our fine falconry hoods for the birds.');
    expect(known(HOODS, copied, { description })).toBe('unknown');
    expect(known(HOODS, facts('Stitched falconry hoods', 'Sous Chef Sales Representative'))).toBe(
      'elsewhere',
    );
  });
});

test('a skill that the candidate removed from the parsed values counts nowhere', () => {
  const facts = { experience: [held('Sous Chef', 'Stitched falconry hoods')], dropped: ['x:falconry hoods'] };
  expect(known(HOODS, { experience: facts.experience })).toBe('proven');
  expect(row(HOODS, facts)).toMatchObject({ known: 'unknown', points: 0, evidence: [] });
});

describe('the number', () => {
  test('counts each skill by its state', () => {
    const skills = ['Falconry hoods', 'Zither tuning', 'Harp stringing', 'Zeppelin docking'];
    const facts = {
      experience: [
        held('Sous Chef', 'Stitched falconry hoods', '2026-08'),
        held('Restaurant Manager', 'Tuned: zither tuning', '2026-08'),
      ],
      skills: listed('Harp stringing'),
      ...said('Zeppelin docking', true),
    };
    const { skillOverlap, ledger, shape } = score(facts, { skills });
    expect(ledger.slice(0, 4).map((one) => [one.known, one.points])).toEqual([
      ['proven', 25],
      ['elsewhere', 15],
      ['listed', 19],
      ['stated', 6],
    ]);
    expect(skillOverlap).toBe(65);
    expect(shape).toMatchObject({
      proven: 1,
      listed: 1,
      elsewhere: 1,
      stated: 1,
      unknown: 0,
      mostlyStated: false,
    });
  });

  test('for five answers and an empty file is 25 and mostly stated, for none 20', () => {
    const skills = ['Falconry hoods', 'Zither tuning', 'Harp stringing', 'Zeppelin docking', 'Drum tuning'];
    const answers = skills.map((text) => ({ key: answerKey('required_skill', text), text, has: true }));
    expect(score({ answers }, { skills })).toMatchObject({
      skillOverlap: 25,
      label: null,
      shape: { stated: 5, mostlyStated: true },
    });
    expect(score({}, { skills })).toMatchObject({ skillOverlap: 20, label: 'no skills on file' });
  });

  test('knows a chef of many years who lists nothing', () => {
    const chef = score({ experience: [held('Sous Chef', 'Ran the sauce section', '2008-01')] });
    expect(chef.skillOverlap).toBeGreaterThanOrEqual(50);
    expect(chef.label).toBeNull();
  });

  test('stays low for the words of the posting without the work', () => {
    const owner = {
      skills: listed(...kitchen.skills),
      experience: [held('Payroll Clerk', 'Ran the payroll')],
    };
    expect(score(owner).skillOverlap).toBeLessThan(25);
  });
});

describe('a licence or a language that the job requires', () => {
  const job = { skills: ['Stock control', 'Forklift licence', 'German'], languages: ['French'] };
  const facts = { experience: [held('Sous Chef', 'Stock control every week')] };

  test('does not change the number while it is not shown, and is displayed as a chip', () => {
    const without = score(facts, { skills: ['Stock control'] });
    const open = score(facts, job);
    expect(open.skillOverlap).toBe(without.skillOverlap);
    expect(open.shape).toMatchObject({ proven: 1, unknown: 0 });
    expect(open.shape?.musts).toEqual([
      { kind: 'licence', name: 'Forklift licence', state: 'open' },
      { kind: 'language', name: 'German', state: 'open' },
      { kind: 'language', name: 'French', state: 'open' },
    ]);
  });

  test('is never likely, and is shown by its name', () => {
    expect(
      known(
        'Forklift licence',
        { experience: [held('Forklift Operator', 'Drove')] },
        { ...job, title: 'Forklift Operator' },
      ),
    ).not.toBe('likely');
    const papers = { ...facts, lines: [{ text: 'Forklift licence', evidence: at('Forklift licence', 9) }] };
    expect(row('Forklift licence', papers, job)).toMatchObject({
      known: 'proven',
      evidence: [at('Forklift licence', 9)],
    });
    expect(score(papers, job).shape?.musts.map(({ name }) => name)).toEqual(['German', 'French']);
  });

  test('has its own row where the text of the posting requires it, and can be denied or stated', () => {
    const description = 'You drive pallets. A forklift licence is required.';
    const asked = { skills: ['Stock control'], description };
    expect(row('Forklift licence', facts, asked)).toMatchObject({ kind: 'licence', state: 'unknown' });
    const answers = [{ key: answerKey('licence', 'Forklift licence'), text: 'Forklift licence', has: true }];
    expect(score({ ...facts, answers }, asked).shape?.musts).toEqual([
      { kind: 'licence', name: 'Forklift licence', state: 'stated' },
    ]);
    const denied = { experience: [held('Sous Chef', 'No forklift licence')] };
    expect(score(denied, asked).shape?.musts[0]?.state).toBe('denied');
  });
});

const FRONT_DESK = [
  'Led the front desk of a 140-room hotel through two busy summer seasons and trained new staff',
  'Resolved complaints of guests and kept the accounts of the house in balance every night',
  'Planned shifts, ordered supplies and controlled costs against the budget of the department',
  'Worked with kitchen, housekeeping and events to prepare arrivals of large groups',
].join('\n');

describe('since version 4, likely work is near by its title', () => {
  const chef = {
    title: 'Sous Chef, Hospital Kitchens',
    description:
      'Run the hot line at lunch and lead a brigade of eleven. Write a four-week menu with the dietitians. Order, cost and waste less.',
    skills: ['Menu planning', 'Food safety', 'HACCP', 'Kitchen management'],
  };

  test('long work of another kind makes hardly anything likely, however much of it is close to a duty', () => {
    const facts = { experience: [held('Front Office Supervisor', FRONT_DESK)] };
    expect(score(facts, chef).shape?.likely).toBe(0);
    expect(
      scoreFit({ ...noFacts, asOf: '2026-11', ...facts }, { ...kitchen, ...chef }, '3').shape?.likely,
    ).toBeGreaterThan(1);
    expect(score(facts, chef).skillOverlap).toBeLessThan(25);
  });

  test('the same job still makes them likely', () => {
    const facts = { experience: [held('Chef de Partie', 'Cooked for 300 covers')] };
    expect(score(facts, chef).shape?.likely).toBeGreaterThanOrEqual(3);
  });

  test('a product is not likely from a profession alone that is only somewhat near', () => {
    const design = { title: 'Mechanical Design Engineer', skills: ['SolidWorks', 'Technical drawing'] };
    const facts = { experience: [held('Civil Engineer', 'Designed bridges and drew the plans')] };
    expect(known('SolidWorks', facts, design)).toBe('unknown');
  });
});

test('work in other words is likely by title and lines together, and a near title over other work proves nothing', () => {
  const care = {
    title: 'Care Assistant, Residential Home',
    description:
      'You help older residents with washing, dressing, meals and mobility, and write daily notes.',
    skills: ['Dementia care'],
  };
  const work = held(
    'Tenancy Support Officer',
    'Washing, dressing and meals for older residents with dementia',
  );
  expect(known('Dementia care', { experience: [work] }, care)).not.toBe('unknown');
  const other = held('Tenancy Support Officer', 'Rent arrears and court papers');
  expect(known('Dementia care', { experience: [other] }, care)).toBe('unknown');
  const pipes = {
    title: 'Plumber, Service and Repair',
    description:
      'Find leaks, clear drains, solder copper pipe, install water heaters and bleed boilers in homes.',
    skills: [HOODS],
  };
  const near = { experience: [held('Plumbing Aisle Associate', 'Falconry hoods at the loyalty card desk')] };
  expect(known(HOODS, near, pipes)).toBe('elsewhere');
});

test('since version 9, what makes a skill likely is looked at skill by skill', () => {
  const clinic = {
    title: 'Physiotherapist',
    description:
      'You assess patients after surgery of knee and hip, plan exercises, treat joints by hand and write reports for doctors.',
    skills: ['Manual therapy', 'Electrotherapy', 'Gait training'],
  };
  const likely = (title: string, lines: string, version: '8' | '9') =>
    scoreFit(
      { ...noFacts, asOf: '2026-11', experience: [held(title, lines)] },
      { ...kitchen, ...clinic },
      version,
    ).shape?.likely ?? 0;
  const same = 'Treated joints by hand and planned exercises after surgery of the knee';
  expect(likely('Physiotherapist', same, '9')).toBe(3);
  const desk = 'Wrote reports for doctors and booked patients after surgery';
  expect(likely('Medical Secretary', desk, '9')).toBeLessThanOrEqual(likely('Medical Secretary', desk, '8'));
  // A title that names nothing does not speak against lines that do the work.
  const whole = 'Assessed knees and hips of patients, planned exercises, treated joints';
  const title = (version: '8' | '9') =>
    scoreFit(
      { ...noFacts, asOf: '2026-11', experience: [held('Zzyx II', whole)] },
      { ...kitchen, ...clinic },
      version,
    ).parts.find(({ name }) => name === 'title')?.value ?? 0;
  expect(title('9')).toBeGreaterThan(title('8'));
});

test('lines and postings in two languages meet by the skills that they name', () => {
  const job = {
    title: 'Fahrer',
    description: 'Sie übernehmen die Lohnabrechnung und die Finanzbuchhaltung für unsere Kunden.',
    skills: [HOODS],
  };
  const facts = { experience: [held('Clerk', 'Payroll and bookkeeping for forty firms')] };
  const duties = (version: '4' | '5') =>
    scoreFit({ ...noFacts, ...facts }, { ...kitchen, ...job }, version).parts.find(
      ({ name }) => name === 'words',
    )?.value ?? 0;
  expect(duties('5')).toBeGreaterThan(duties('4'));
});

test.each(['3', '4', '5', '6', '7', '8', '9', '10'] as const)(
  'a receipt of version %s is recomputed, with its shape and states',
  (version) => {
    const facts = {
      ...noFacts,
      asOf: '2026-11',
      experience: [held('Sous Chef', 'Stock control every week')],
    };
    const content = contentOf(facts, kitchen, version);
    expect(content.result.versions.weights).toBe(version);
    expect(differencesIn(content)).toEqual([]);
    const { shape } = content.result;
    if (!shape) throw new Error('A score has a shape since version 3.');
    const forged = {
      ...content,
      result: { ...content.result, shape: { ...shape, proven: 4 } },
    };
    expect(differencesIn(forged).map(({ path }) => path)).toEqual(['result.shape.proven']);
  },
);

test('work of a trade that its title and its lines name makes no other trade likely, since version 6', () => {
  const office = held(
    'Medical Secretary',
    'Typed letters of doctors to patients\nBooked appointments and kept patient records',
  );
  const physiotherapist = {
    title: 'Physiotherapist',
    description:
      'Assess patients at home after a stroke or a fall.\nPlan exercises with patients and their families.\nWrite reports for doctors and nurses.',
    skills: ['Manual Therapy'],
  };
  const likely = (version: '5' | '6') =>
    scoreFit(
      { ...noFacts, asOf: '2026-11', experience: [office] },
      { ...kitchen, ...physiotherapist },
      version,
    ).ledger[0]?.known;
  expect(likely('5')).toBe('likely');
  expect(likely('6')).toBe('unknown');
});

test('what others did shows nothing, since version 7', () => {
  const known = (line: string, version: '6' | '7') =>
    scoreFit(
      { ...noFacts, asOf: '2026-11', experience: [held('Florist', line)] },
      { ...kitchen, skills: ['Bookkeeping'] },
      version,
    ).ledger[0]?.known;
  const [others, own] = ['Bookkeeping was outsourced to an agency', 'Bookkeeping for two shops'];
  expect(known(others, '6')).toBe(known(own, '6'));
  expect(known(others, '7')).toBe('unknown');
  expect(known(own, '7')).toBe(known(own, '6'));
});

test('a word behind the comma of a title names no work, since version 7', () => {
  expect(titleNearness('Telemetry Nurse', 'Senior Backend Engineer, Telemetry', 'by trade')).toBeGreaterThan(
    0.5,
  );
  expect(titleNearness('Telemetry Nurse', 'Senior Backend Engineer, Telemetry')).toBeLessThan(0.4);
  expect(titleNearness('Store Manager', 'App Store Manager')).toBeLessThan(0.6);
});

test('what a course of the job’s own subject taught is listed, since version 8', () => {
  const study = (degree: string) => ({
    degree,
    field: null,
    evidence: { from: 'statement' as const, quote: degree },
  });
  const known = (degree: string, version: '7' | '8') =>
    scoreFit(
      {
        ...noFacts,
        asOf: '2026-11',
        education: [study(degree)],
        skills: [
          {
            text: 'Epidemiology',
            used: false,
            evidence: { from: 'resume', place: { page: 1, line: 9, quote: 'Epidemiology' } },
          },
        ],
        experience: [held('Bookseller', 'Sold books')],
      },
      { ...kitchen, title: 'Public Health Intern', skills: ['Epidemiology'] },
      version,
    ).ledger[0]?.known;
  expect(known('Master of Public Health', '7')).toBe('bare');
  expect(known('Master of Public Health', '8')).toBe('listed');
  expect(known('Master of Arts in History', '8')).toBe('bare');
});
