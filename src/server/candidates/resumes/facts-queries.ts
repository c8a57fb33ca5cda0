import { and, eq } from 'drizzle-orm';
import type { ProfileField, ResumeValue } from '../../../api/candidates/profiles.ts';
import type { CandidateFacts } from '../../../engine/fit/facts.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';
import { candidateExperiences, candidateSkills } from '../../platform/db/schema.ts';
import { listAnswers } from './answer-queries.ts';
import type { StatedExperience } from '../../../engine/fit/from-reading.ts';
import { readValues, standingValues } from './corrected.ts';
import { correctedFacts } from './facts.ts';
import { offeredFields } from './profile-facts.ts';
import { findAnyResume, findCurrentResume, type ResumeRow } from './queries.ts';

/**
 * What the score may know of a candidate, from the resume given or else the current one, and the experiences that they
 * entered or changed, the skills that they state, and what they answered. `asOf` is the month (`YYYY-MM`) that current positions run to. Null when there is none of these.
 */
export async function loadFacts(
  database: Database,
  userId: string,
  resumeId: string | null,
  asOf: string,
): Promise<{ resumeId: string | null; facts: CandidateFacts } | null> {
  const row = resumeId ? await findAnyResume(database, resumeId) : await findCurrentResume(database, userId);
  const owned = row?.userId === userId ? row : null;
  const corrections = owned?.corrections ?? {};
  const stated = await listStatedExperience(database, userId, owned?.id ?? null, corrections);
  const answers = await listAnswers(database, userId);
  const skills = await listStatedSkills(database, userId);
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
  return { resumeId: owned?.id ?? null, facts: { ...facts, answers, skills: [...facts.skills, ...named] } };
}

/** What the current resume says for the fields of the profile; nothing while it is not read. */
export async function listResumeValues(database: Database, userId: string): Promise<ResumeValue[]> {
  const row = await findCurrentResume(database, userId);
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

async function listStatedSkills(database: Database, userId: string): Promise<string[]> {
  const rows = await database.db
    .select({ name: candidateSkills.name })
    .from(candidateSkills)
    .where(and(eq(candidateSkills.userId, userId), eq(candidateSkills.stated, true)))
    .orderBy(candidateSkills.skillId);
  return rows.map(({ name }) => name);
}

/** Experiences that count by the person's own word, and the proposals of this resume that they stand in for. */
async function listStatedExperience(
  database: Database,
  userId: string,
  resumeId: string | null,
  corrections: StoredCorrections,
) {
  const rows = await database.db
    .select()
    .from(candidateExperiences)
    .where(eq(candidateExperiences.userId, userId))
    .orderBy(candidateExperiences.startDate, candidateExperiences.id);
  const entries: StatedExperience[] = [];
  const replaced: StoredCorrections = {};
  for (const row of rows) {
    const here = row.resumePath !== null && row.resumeId === resumeId;
    const edited = here && corrections[row.resumePath ?? '']?.action === 'edit';
    if (row.source === 'resume' && row.version === 1 && !edited) continue;
    entries.push({
      id: row.id,
      title: row.jobTitle,
      start: row.startDate.slice(0, 7),
      end: row.endDate?.slice(0, 7) ?? null,
      description: row.experienceDetails,
    });
    if (here && row.resumePath)
      replaced[row.resumePath] = { action: 'drop', at: row.updatedAt.toISOString() };
  }
  return { entries, replaced };
}
