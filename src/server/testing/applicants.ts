import { api } from '../../api/index.ts';
import type { ApplicantRow } from '../../api/hiring/applications.ts';
import type { RejectReason } from '../../api/hiring/rejections.ts';
import type { Person } from '../platform/http/person.ts';
import { postJob, uploadResume } from './hiring.ts';
import type { World } from './world.ts';

/** A candidate who applied to a job of the recruiter, a new one unless one is given. */
export async function applicant(
  world: World,
  recruiter: Person,
  options: { jobId?: string; skills?: string[]; name?: string; source?: string } = {},
) {
  const jobId = options.jobId ?? (await postJob(recruiter)).id;
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, options.skills ?? ['Go'], options.name);
  const sent = await candidate.call(api.applyToJob, {
    params: { id: jobId },
    body: {
      resume_id: resume.id,
      cover_note: 'Dear team',
      ...(options.source ? { source: options.source } : {}),
    },
  });
  if (sent.problem) throw new Error(`The application was refused: ${JSON.stringify(sent.problem)}`);
  return { jobId, candidate, resume, id: sent.body.id };
}

/** Moves an application to a stage, with a reason when it is rejected. */
export function moveTo(person: Person, id: string, version: number, stage: string, reason?: RejectReason) {
  const rejection = reason ? { rejection: { reason } } : {};
  return person.call(api.moveApplicant, { params: { id }, body: { version, stage, ...rejection } });
}

/** Takes back the last move. */
export function undo(person: Person, id: string, version: number) {
  return person.call(api.undoMove, { params: { id }, body: { version } });
}

/** An applicant as the company's list shows them. */
export async function rowOf(person: Person, id: string): Promise<ApplicantRow> {
  return (await person.call(api.getApplicant, { params: { id } })).body;
}

/** Makes a new colleague of somebody's company; a hiring manager sees only the jobs they are put on. */
export async function colleagueOf(
  world: Pick<World, 'candidate' | 'rows'>,
  recruiter: Person,
  email: string,
  role: 'recruiter' | 'hiring_manager' = 'recruiter',
): Promise<Person> {
  const mate = await world.candidate(email);
  await world.rows('update users set role = $2 where id = $1', [mate.id, role]);
  await world.rows('insert into company_members (user_id, company_id) values ($1, $2)', [
    mate.id,
    recruiter.user?.company?.id,
  ]);
  return mate;
}

/** Many applicants to a job, each a person of their own, copied from one real application; returns their ids. */
export async function crowd(world: World, applicationId: string, count: number): Promise<string[]> {
  const rows = await world.rows<{ id: string }>(
    `with source as (select a.*, r.file_name, r.file_size, r.file_type, r.sha256, r.metadata, r.parse_status, r.reading
                       from applications a join resume_metadata r on r.id = a.resume_id where a.id = $1),
          person as (insert into users (id, email, role)
                     select gen_random_uuid(), 'crowd-' || gen_random_uuid() || '@example.com', 'candidate'
                       from generate_series(1, $2) returning id),
          file as (insert into resume_metadata (id, user_id, storage_path, file_name, file_size, file_type, sha256, metadata,
                                                parse_status, reading, is_current)
                   select gen_random_uuid(), p.id, p.id || '/copy.txt', s.file_name, s.file_size, s.file_type, s.sha256,
                          s.metadata, s.parse_status, s.reading, true
                     from person p cross join source s returning id, user_id)
     insert into applications (id, job_id, candidate_id, company_id, resume_id, cover_note)
     select gen_random_uuid(), s.job_id, f.user_id, s.company_id, f.id, 'Dear team' from file f cross join source s
     returning id`,
    [applicationId, count],
  );
  return rows.map((row) => row.id);
}
