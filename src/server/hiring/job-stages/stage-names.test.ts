import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, moveTo, undo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const headers = { 'accept-language': 'de-DE' };
const namesOf = (stages: readonly JobStage[]) => stages.map(({ name }) => name);
const inGerman = ['Neu', 'Sichtung', 'Gespräch', 'Angebot', 'Eingestellt', 'Abgesagt', 'Zurückgezogen'];

test('the usual stages have German names for a German reader, and a name of the company’s own stays', async () => {
  const { jobId, id } = await applicant(world, recruiter);
  const params = { id: jobId };
  const usual = (await recruiter.call(api.getJobPipeline, { params, headers })).body;
  expect(namesOf(usual.stages)).toEqual(inGerman);

  const stages = usual.stages.map((stage) =>
    stage.key === 'screen' ? { ...stage, name: 'Telefon' } : stage,
  );
  const body = { version: 0, stages, blind: false };
  const saved = await recruiter.call(api.changeJobPipeline, { params, body, headers });
  expect(namesOf(saved.body.stages)).toEqual(inGerman.with(1, 'Telefon'));
  const english = (await recruiter.call(api.getJobPipeline, { params })).body;
  expect(namesOf(english.stages)).toEqual(namesOf(usualStages).with(1, 'Telefon'));

  const late = await recruiter.call(api.changeJobPipeline, { params, body, headers });
  expect(late.problem?.current).toMatchObject({ stages: saved.body.stages });
  const board = (await recruiter.call(api.getBoard, { params, headers })).body;
  expect(board.columns.map(({ stage }) => stage.name)).toEqual(inGerman.with(1, 'Telefon'));
  expect(board.columns[0]?.items[0]).toMatchObject({ stage_name: 'Neu' });
  await moveTo(recruiter, id, 1, 'screen');
  const list = (await recruiter.call(api.listJobApplicants, { params, headers })).body;
  expect(list.items.map(({ stage_name: name }) => name)).toEqual(['Telefon']);
});

test('the timeline is in the language of whoever reads it', async () => {
  const { id } = await applicant(world, recruiter);
  await moveTo(recruiter, id, 1, 'screen');
  await undo(recruiter, id, 2);
  const tag = { params: { id }, body: { add: ['Nordsee'] } };
  expect((await recruiter.call(api.tagApplicant, tag)).status).toBe(200);
  await moveTo(recruiter, id, 3, 'rejected', 'pay');
  const read = async (more: object) =>
    (await recruiter.call(api.getApplicant, { params: { id }, ...more })).body.timeline;
  expect((await read({ headers })).map(({ text, actor }) => `${actor}: ${text}`)).toEqual([
    'Bewerber:in: Bewerbung gesendet',
    'Sie: Von Neu nach Sichtung verschoben',
    'Sie: Verschieben rückgängig gemacht: von Sichtung zurück nach Neu',
    'Sie: Schlagwort „Nordsee“ hinzugefügt',
    'Sie: Von Neu nach Abgesagt verschoben: Die Gehaltsvorstellungen passen nicht',
    'Sie: Bewerbung geöffnet',
  ]);
  expect((await read({})).map(({ text }) => text)).toContain(
    'Moved from New to Rejected: Pay expectations don’t fit',
  );
});

test('a template keeps the usual names for readers of every language', async () => {
  const own = inGerman.with(3, 'Vertrag');
  const stages = usualStages.map((stage, at) => ({ ...stage, name: own[at] ?? '' }));
  const made = await recruiter.call(api.saveStageTemplate, { body: { name: 'Kurz', stages }, headers });
  expect(namesOf(made.body.items[0]?.stages ?? [])).toEqual(own);
  const [kept] = (await recruiter.call(api.listStageTemplates, {})).body.items;
  expect(namesOf(kept?.stages ?? [])).toEqual(namesOf(usualStages).with(3, 'Vertrag'));
});
