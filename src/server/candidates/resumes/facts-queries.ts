import type { ProfileField, ResumeValue } from '../../../api/candidates/profiles.ts';
import { type CandidateFacts, noFacts } from '../../../engine/fit/facts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runBatch } from '../../platform/db/query-batch.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';
import { answersOf } from './answer-queries.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import type { StatedExperience } from '../../../engine/fit/from-reading.ts';
import { readValues, standingValues } from './corrected-values.ts';
import { correctedFacts } from './facts.ts';
import { offeredFields } from './profile-facts.ts';
import { findAnyResume, findCurrentResume, type ResumeRow } from './queries.ts';

/** What the score may know of somebody, and the resume that it rests on. */
export type LoadedFacts = { resumeId: string | null; facts: CandidateFacts };

/**
 * What the score may know of a candidate, from the resume given or else the current one, and the experiences that they
 * entered or changed, the skills that they state, and what they answered. `asOf` is the month (`YYYY-MM`) that current positions run to. Null when there is none of these.
 */
export async function loadFacts(
  database: Database,
  userId: string,
  resumeId: string | null,
  asOf: string,
): Promise<LoadedFacts | null> {
  const row = resumeId ? await findAnyResume(database, resumeId) : await findCurrentResume(database, userId);
  return loadFactsWith(database, userId, row, asOf);
}

/** The same, with this resume. */
export async function loadFactsWith(
  database: Database,
  userId: string,
  row: ResumeRow | null,
  asOf: string,
): Promise<LoadedFacts | null> {
  const owned = row?.userId === userId ? row : null;
  const known = await loadFactsFrom(database, userId, owned, asOf);
  return known && { resumeId: owned?.id ?? null, facts: known };
}

/** What the score may know of a candidate who sends a resume that reads so: with what they entered, state and answered. */
export async function loadFactsOf(
  database: Database,
  userId: string,
  reading: ResumeReading,
  asOf: string,
): Promise<CandidateFacts> {
  return (await loadFactsFrom(database, userId, { id: null, reading, corrections: {} }, asOf)) ?? noFacts;
}

type Source = { id: string | null; reading: ResumeReading | null; corrections: StoredCorrections | null };

async function loadFactsFrom(
  database: Database,
  userId: string,
  owned: Source | null,
  asOf: string,
): Promise<CandidateFacts | null> {
  const corrections = owned?.corrections ?? {};
  const { experiences, answers, skills } = await runBatch(database, {
    experiences: experiencesToCount(userId),
    answers: answersOf(userId),
    skills: statedSkills(userId),
  });
  const stated = statedExperience(experiences, owned?.id ?? null, corrections);
  if (!owned?.reading && stated.entries.length + answers.length + skills.length === 0) return null;
  const facts = correctedFacts(
    owned?.reading ?? null,
    { ...corrections, ...stated.replaced },
    stated.entries,
    asOf,
  );
  const named = skills.map((name): CandidateFacts['skills'][number] => ({
    text: name,
    used: false,
    evidence: { from: 'statement', quote: name },
  }));
  return { ...facts, answers, skills: [...facts.skills, ...named] };
}

/** What the person's current resume says for the fields of the profile; nothing while it is not read. */
export function resumeValues(row: ResumeRow | null): ResumeValue[] {
  if (!row?.reading) return [];
  const offered = offeredFields(standingValues(row.reading, row.corrections));
  return Object.entries(offered).map(([field, found]) => ({ field: field as ProfileField, ...found }));
}

/** How many experiences read from this resume wait for the person's word. */
export function countProposals(row: ResumeRow): number {
  if (!row.reading) return 0;
  const values = readValues(row.reading, row.corrections);
  return values.filter((value) => value.kind === 'experience' && value.state === 'read').length;
}

function statedSkills(userId: string): Query<string[]> {
  return query<{ name: string }, string[]>(
    'select name from candidate_skills where user_id = $1 and stated order by skill_id',
    [userId],
    (rows) => rows.map(({ name }) => name),
  );
}

type CountedExperience = {
  id: string;
  job_title: string;
  start_date: string;
  end_date: string | null;
  experience_details: string;
  source: string;
  resume_id: string | null;
  resume_path: string | null;
  updated_at: Date | string;
  version: number;
};

function experiencesToCount(userId: string): Query<CountedExperience[]> {
  return query<CountedExperience, CountedExperience[]>(
    `select id, job_title, start_date, end_date, experience_details, source, resume_id, resume_path, updated_at, version
       from candidate_experiences where user_id = $1 order by start_date, id`,
    [userId],
    (rows) => rows,
  );
}

/** Experiences that count by the person's own word, and the proposals of this resume that they stand in for. */
function statedExperience(
  rows: CountedExperience[],
  resumeId: string | null,
  corrections: StoredCorrections,
) {
  const entries: StatedExperience[] = [];
  const replaced: StoredCorrections = {};
  for (const row of rows) {
    const here = row.resume_path !== null && row.resume_id === resumeId;
    const edited = here && corrections[row.resume_path ?? '']?.action === 'edit';
    if (row.source === 'resume' && row.version === 1 && !edited) continue;
    entries.push({
      id: row.id,
      title: row.job_title,
      start: row.start_date.slice(0, 7),
      end: row.end_date?.slice(0, 7) ?? null,
      description: row.experience_details,
    });
    if (here && row.resume_path)
      replaced[row.resume_path] = { action: 'drop', at: new Date(row.updated_at).toISOString() };
  }
  return { entries, replaced };
}
