import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { inLedger1 } from '../../../engine/fit/ledger-1.ts';
import { ledgerText } from '../../../engine/fit/ledger-text.ts';
import { contentOf, type ReceiptContent } from '../../../engine/fit/receipt.ts';
import { LEDGER_VERSION, WEIGHTS_VERSIONS } from '../../../engine/fit/weights.ts';
import { asReadBy } from '../../platform/http/reader.ts';
import { isWordedAs, requirementWords, worded } from '../../platform/http/score-presenter.ts';
import type { Person } from '../../platform/http/person.ts';
import { type plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter();
});
afterAll(() => world.close());

const asked = {
  skills: ['PostgreSQL', 'Falconry'],
  desired_skills: ['Kubernetes'],
  years: 9,
  education: 'PhD',
  location_type: 'remote',
  locations: [
    { city: '', state: '', country: 'Austria' },
    { city: '', state: '', country: 'Peru' },
  ],
} satisfies Partial<typeof plainJob>;

async function scored() {
  const job = await postJob(recruiter, asked);
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['PostgreSQL']);
  await world.settle();
  return { params: { id: job.id }, candidate, resume };
}

test('every ledger names what ledger 1 named, and says why in both languages without a gap', () => {
  const file = new URL('../../../engine/fit/receipts-of-ledger-1.jsonl', import.meta.url);
  const receipts = readFileSync(file, 'utf8').trim().split('\n');
  for (const { inputs, result } of receipts.map((line) => JSON.parse(line) as ReceiptContent)) {
    const { weights, vocabulary } = result.versions;
    const version = WEIGHTS_VERSIONS.find((one) => one === weights);
    const now = contentOf(inputs.candidate, inputs.job, version, LEDGER_VERSION, vocabulary).result;
    const said = (one: typeof now) => [
      ...one.ledger.map(({ requirement }) => worded(requirement)),
      ...(one.shape?.musts ?? []).map(({ name }) => worded(name)),
    ];
    expect(said(now)).toEqual(said(result));
    const german = asReadBy({ locale: 'de-DE', timeZone: null }, () =>
      now.ledger.map(({ reason }) => worded(reason)),
    );
    for (const [at, words] of german.entries()) {
      const english = worded(now.ledger[at]?.reason ?? '');
      expect(words).not.toBe(english);
      for (const each of [english, words]) expect(each).not.toMatch(/^$|[{}]|undefined/);
    }
  }
});

test('one stored score is read in English and in German, by its candidate and by the employer', async () => {
  const { params, candidate, resume } = await scored();
  const sent = await candidate.call(api.applyToJob, {
    params,
    body: { resume_id: resume.id, cover_note: '' },
  });
  await world.settle();
  const rows = async (headers: Record<string, string>) => {
    const own = (await candidate.call(api.getJobFit, { params, headers })).body.fit;
    const theirs = await recruiter.call(api.getApplicant, { params: { id: sent.body.id }, headers });
    expect(theirs.body.score?.ledger).toEqual(own?.ledger);
    return own?.ledger.map(({ requirement, reason }) => `${requirement}: ${reason}`);
  };
  expect(await rows({})).toEqual([
    'PostgreSQL: Shown in similar work (Software Developer, 2018–2023).',
    'Falconry: No mention of Falconry in the resume or profile.',
    'Kubernetes: Likely, from work as Software Developer, 2018–2023.',
    '9 years of work: Dated work adds up to 5.3 years. Required: 9.',
    'PhD: The highest degree is “BSc”.',
    'Remote, from Austria or Peru: Not in any of these countries.',
  ]);
  expect(await rows({ 'accept-language': 'de' })).toEqual([
    'PostgreSQL: Belegt in einer Tätigkeit derselben Art (Software Developer, 2018–2023).',
    'Falconry: In den Unterlagen steht nichts zu Falconry.',
    'Kubernetes: Wahrscheinlich, durch diese Tätigkeit: Software Developer, 2018–2023.',
    '9 Jahre Berufserfahrung: Die datierten Tätigkeiten ergeben zusammen 5,3 Jahre; verlangt: 9.',
    'PhD: Der höchste Abschluss in den Unterlagen ist „BSc“.',
    'Remote, aus Österreich oder Peru: Der Ort in den Unterlagen nennt keines dieser Länder.',
  ]);
});

test('a score stored in ledger 1 is read as it was written, and its receipt is counted again', async () => {
  const { params, candidate } = await scored();
  const [row] = await world.rows('select result from fit_score where candidate_id = $1 and job_id = $2', [
    candidate.id,
    params.id,
  ]);
  const before = inLedger1(row?.['result'] as Parameters<typeof inLedger1>[0]);
  await world.rows('update fit_score set result = $3 where candidate_id = $1 and job_id = $2', [
    candidate.id,
    params.id,
    JSON.stringify(before),
  ]);
  const both: Record<string, string>[] = [{}, { 'accept-language': 'de' }];
  for (const headers of both) {
    const { fit } = (await candidate.call(api.getJobFit, { params, headers })).body;
    expect(fit?.ledger[1]?.reason).toBe('Nothing on file speaks of Falconry.');
    const { body } = await candidate.call(api.getJobFitReceipt, { params, headers });
    expect(body).toMatchObject({ matches_shown: true, result: { versions: before.versions } });
    expect(body.result.ledger).toEqual(before.ledger);
  }
});

test('a receipt is the same in every language, and labels are worded', async () => {
  const { params, candidate } = await scored();
  const receipt = async (headers: Record<string, string>) =>
    (await candidate.call(api.getJobFitReceipt, { params, headers })).body;
  const own = await receipt({});
  expect(own).toEqual(await receipt({ 'accept-language': 'de' }));
  expect(own).toMatchObject({ matches_shown: true, result: { versions: { ledger: '2' } } });

  const empty = await world.candidate();
  const label = async (headers: Record<string, string>) =>
    (await empty.call(api.calculateJobFit, { params, headers })).body.fit.label;
  expect(await label({})).toBe('no skills on file');
  expect(await label({ 'accept-language': 'de' })).toBe('keine Kenntnisse in den Unterlagen');
  const { items } = (await empty.call(api.listFits, { headers: { 'accept-language': 'de' } })).body;
  expect(items[0]?.label).toBe('keine Kenntnisse in den Unterlagen');
});

test('a requirement is answered as it reads, in either language, and is the same answer', async () => {
  const { params, candidate } = await scored();
  const answer = async (requirement: string, answer: 'have' | 'undo', headers: Record<string, string>) =>
    candidate.call(api.answerRequirement, { params, headers, body: { kind: 'place', requirement, answer } });
  const headers = { 'accept-language': 'de' };
  const said = await answer('Remote, aus Österreich oder Peru', 'have', headers);
  expect(said.body.fit.ledger.find(({ kind }) => kind === 'place')).toMatchObject({
    requirement: 'Remote, aus Österreich oder Peru',
    reason: 'Eigene Angabe.',
    answered: 'have',
  });
  const undone = await answer('Remote, from Austria or Peru', 'undo', {});
  expect(undone.body.fit.ledger.find(({ kind }) => kind === 'place')).not.toHaveProperty('answered');
  expect((await answer('Remote', 'have', {})).status).toBe(409);
});

test('the countries of a place of work are named in the language of the reader, and its towns stay as typed', () => {
  const row = { kind: 'place', requirement: 'Graz, Styria, Austria' } as const;
  const either = ledgerText('ledger.either', { one: 'Lima, Peru', other: 'Porto, Brazil' });
  asReadBy({ locale: 'de-AT', timeZone: null }, () => {
    expect(requirementWords(row)).toBe('Graz, Styria, Österreich');
    expect(requirementWords({ kind: 'place', requirement: either })).toBe('Lima, Peru oder Porto, Brasilien');
    expect(requirementWords({ kind: 'language', requirement: 'Austria' })).toBe('Austria');
  });
  asReadBy({ locale: 'en-GB', timeZone: null }, () => {
    expect(requirementWords(row)).toBe('Graz, Styria, Austria');
    expect(isWordedAs(row, 'Graz, Styria, Österreich')).toBe(true);
    expect(isWordedAs(row, 'Graz, Austria')).toBe(false);
  });
});
