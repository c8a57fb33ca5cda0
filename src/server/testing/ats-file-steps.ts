import { expect } from 'vitest';
import { api } from '../../api/index.ts';
import { usualStages } from '../../api/hiring/job-stages.ts';
import type { Person } from '../platform/http/person.ts';
import { csvOf, type RemoteRow } from './ats-jobs.ts';
import { uploadResume } from './hiring.ts';
import type { World } from './world.ts';

/** Works with files: what it answers uploads the jobs of the next file. */
export async function byFile(person: Person) {
  await person.call(api.saveAtsConnection, { body: { version: 0, provider: 'csv', opens_jobs: true } });
  return (rows: RemoteRow[]) => upload(person, csvOf(rows));
}

/** What is true of applicant tracking systems that are worked with by files; `other` owns a company that uses Merge. */
export function fileSteps(world: () => World, other: () => Person) {
  let person: Person;
  let file = '';
  const applications: Record<string, string> = {};
  const download = async () => (await person.send('GET', '/api/ats/applications-file')).text();
  const stageOf = async (name: string) =>
    (await person.call(api.getApplicant, { params: { id: applications[name] ?? '' } })).body;

  return {
    'a file with a mistake is refused whole with its lines; whoever applies stands in the file to download':
      async () => {
        person = await world().recruiter('owner@files.example');
        const put = await byFile(person);
        await other().signIn('owner@tarn.example');
        expect((await upload(other(), csvOf([{ id: '1', title: 'Smith', status: 'open' }]))).status).toBe(
          409,
        );
        const refused = await upload(
          person,
          'id,title,description,status\n1,Smith,"Two\nlines",open\n\n1,,x,ajar\n3,Baker,x,draft\n',
        );
        expect(refused.problem?.errors).toEqual([
          {
            pointer: '/csv',
            detail:
              'Line 5: the title must have 1 to 160 characters; the status must be open, draft or closed; the id 1 is also on line 2.',
          },
        ]);
        expect((await person.call(api.getAtsConnection, {})).body.connection?.ready).toBe(false);
        await put([{ id: '=7', title: 'Go Engineer', status: 'open' }]);
        const { connection } = (await person.call(api.getAtsConnection, {})).body;
        expect(connection).toMatchObject({
          ready: true,
          last_test: { ok: true, detail: 'The file contains 1 job.' },
        });
        await person.call(api.startAtsSync, {});
        await world().settle();
        const { items } = (await person.call(api.listPostings, { query: { scope: 'team' } })).body;
        const job = items[0]?.id ?? '';
        for (const name of ['sam', 'kim', 'lee']) applications[name] = await apply(world(), name, job);
        const shown = await world()
          .visitor()
          .call(api.getJob, { params: { id: job } });
        expect(shown.body.goes_to_ats).toBe('file');
        await world().settle();
        await person.call(api.changeJobPipeline, {
          params: { id: job },
          body: { version: 0, stages: usualStages.map((stage) => named(stage)), blind: false },
        });
        file = await download();
        const [head, ...rows] = file.trim().split('\n');
        expect(head).toMatch(
          /id,job_id,first_name,last_name,email,phone,applied_at,stage,stage_here,version,link/,
        );
        const row = rows.find((one) => one.includes(',sam@candidates.example,'));
        expect(row).toMatch(/^csv-[^,]+,'=7,.*,New,New,1,/);
        expect(row).toContain(`/applicants/${applications['sam']}`);
        expect(rows).toHaveLength(3);
        expect(await (await other().send('GET', '/api/ats/applications-file')).text()).not.toContain('sam@');
      },

    'stages come back by file: shown first with what is wrong, then moved as by the other system, once':
      async () => {
        const check = (csv: string, by = person) => by.call(api.checkAtsStages, { body: new Blob([csv]) });
        const send = (csv: string) => person.call(api.applyAtsStages, { body: new Blob([csv]) });
        const effects = (read: { body: { rows: { effect: string; from: string; to: string }[] } }) =>
          read.body.rows.map(({ effect, from, to }) => `${effect}: ${from} to ${to}`).toSorted();
        const lineOf = (name: string) => file.split('\n').find((one) => one.includes(`,${name}@`)) ?? '';
        const idOf = (name: string) => lineOf(name).split(',')[0] ?? '';

        const wrong = `id,stage,note\n${idOf('sam')},Somewhere,"two\r\nlines"\n\n${idOf('kim')},withdrawn,\ncsv-0,Offer,\n${idOf('kim')},Offer,\n`;
        const { mistakes } = (await check(wrong)).body;
        expect(mistakes.map(({ line, detail }) => `${line} ${detail}`)).toEqual([
          '2 “Somewhere” is not a stage of this job. Its stages: New, Screen, =Panel, Offer, Hired, Rejected.',
          '5 Only the candidate can withdraw an application.',
          '6 The id csv-0 was not found.',
          `7 The id ${idOf('kim')} is also on line 5.`,
        ]);
        expect((await send(wrong)).problem?.errors?.[2]?.detail).toBe('Line 6: The id csv-0 was not found.');
        expect((await check(`id,stage\n${idOf('sam')},Offer\n`, other())).status).toBe(409);
        const stranger = await world().recruiter('owner@stranger.example');
        await byFile(stranger);
        expect((await check(`id,stage\n${idOf('sam')},Offer\n`, stranger)).body).toMatchObject({
          rows: [],
          mistakes: [{ line: 2, detail: `The id ${idOf('sam')} was not found.` }],
        });
        expect((await check(file)).body).toEqual({ rows: [], unchanged: 3, mistakes: [] });

        const { version } = await stageOf('lee');
        const moved = {
          params: { id: applications['lee'] ?? '' },
          body: { version, stage: 'screen' as const },
        };
        await person.call(api.moveApplicant, moved);
        const edited = file
          .split('\n')
          .map((one) =>
            one.includes(',sam@')
              ? one.replace(',New,New,', ",'=panel,New,")
              : one.includes(',kim@')
                ? one.replace(',New,New,', ',Rejected,New,')
                : one.replace(',New,New,', ',Offer,New,'),
          )
          .join('\n');
        const expected = ['confirm: New to Rejected', 'move: New to =Panel', 'settle: Screen to Offer'];
        expect(effects(await check(edited))).toEqual(expected);
        expect((await stageOf('sam')).stage).toBe('new');
        expect(effects(await send(edited))).toEqual(expected);
        const sam = await stageOf('sam');
        expect(sam).toMatchObject({ stage: 'interview' });
        expect(sam.timeline.findLast(({ action }) => action === 'application.moved')).toMatchObject({
          actor: 'Applicant tracking system',
          text: 'Moved from New to =Panel',
        });
        const { pending } = (await person.call(api.getAtsStatus, {})).body;
        expect(pending.map(({ kind, stage_here }) => `${kind} ${stage_here}`).toSorted()).toEqual([
          'conflict screen',
          'rejected new',
        ]);
        expect((await send(edited)).body).toEqual({ rows: [], unchanged: 3, mistakes: [] });
        expect((await stageOf('sam')).version).toBe(sam.version);

        const settle = (name: string, choice: 'ours' | 'theirs') =>
          person.call(api.settleAtsDifference, {
            params: { id: applications[name] ?? '' },
            body: { choice },
          });
        expect((await settle('kim', 'theirs')).status).toBe(409);
        await settle('kim', 'ours');
        expect((await settle('lee', 'theirs')).body.pending).toEqual([]);
        expect((await stageOf('lee')).stage).toBe('offer');
        expect(effects(await send(edited))).toEqual(['kept: New to Rejected']);
        expect((await stageOf('kim')).stage).toBe('new');
        expect(await download()).toContain(",'=Panel,'=Panel,2,");
      },
  };
}

const upload = (person: Person, csv: string) => person.call(api.uploadAtsFile, { body: { csv } });

const named = (stage: (typeof usualStages)[number]) =>
  stage.key === 'interview' ? { ...stage, name: '=Panel' } : stage;

async function apply(world: World, name: string, jobId: string): Promise<string> {
  const applicant = await world.candidate(`${name}@candidates.example`);
  const resume = await uploadResume(applicant, ['Go']);
  const applied = await applicant.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: resume.id, cover_note: '', answers: [] },
  });
  return applied.body.id;
}
