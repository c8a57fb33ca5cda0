import { and, desc, eq, sql } from 'drizzle-orm';
import type { Experience } from '../../api/experiences.ts';
import type { Database } from '../db/connect.ts';
import { candidateExperiences } from '../db/schema.ts';

type ExperienceRow = typeof candidateExperiences.$inferSelect;
/** What a person enters about a position. */
export type ExperienceValues = Pick<
  ExperienceRow,
  'companyName' | 'jobTitle' | 'startDate' | 'endDate' | 'location' | 'experienceDetails' | 'isCurrent'
>;

/** This person's experiences, newest start first. */
export async function listExperiences(database: Database, userId: string): Promise<Experience[]> {
  const rows = await database.db
    .select()
    .from(candidateExperiences)
    .where(eq(candidateExperiences.userId, userId))
    .orderBy(desc(candidateExperiences.startDate), desc(candidateExperiences.id));
  return rows.map(shownExperience);
}

/** One of this person's experiences. */
export async function findExperience(
  database: Database,
  userId: string,
  id: string,
): Promise<Experience | null> {
  const [row] = await database.db
    .select()
    .from(candidateExperiences)
    .where(and(eq(candidateExperiences.userId, userId), eq(candidateExperiences.id, id)));
  return row ? shownExperience(row) : null;
}

/** How many this person has. */
export async function countExperiences(database: Database, userId: string): Promise<number> {
  return database.db.$count(candidateExperiences, eq(candidateExperiences.userId, userId));
}

/** Stores an experience that the person entered. */
export async function insertExperience(
  database: Database,
  userId: string,
  values: ExperienceValues,
): Promise<Experience> {
  const [row] = await database.db
    .insert(candidateExperiences)
    .values({ ...values, userId, source: 'entered' })
    .returning();
  if (!row) throw new Error('The experience was not stored.');
  return shownExperience(row);
}

/** Stores an experience accepted from a resume, unless the person has one from this place that they edited since. */
export async function insertProposal(
  database: Database,
  userId: string,
  values: ExperienceValues,
  proposal: { resumeId: string; resumePath: string },
): Promise<void> {
  await database.db
    .insert(candidateExperiences)
    .values({ ...values, userId, source: 'resume', ...proposal })
    .onConflictDoNothing();
}

/** Changes an experience that has the given version; null when it is gone or somebody was faster. */
export async function updateExperience(
  database: Database,
  userId: string,
  id: string,
  version: number,
  values: ExperienceValues,
): Promise<Experience | null> {
  const [row] = await database.db
    .update(candidateExperiences)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(
      and(
        eq(candidateExperiences.userId, userId),
        eq(candidateExperiences.id, id),
        eq(candidateExperiences.version, version),
      ),
    )
    .returning();
  return row ? shownExperience(row) : null;
}

/** Deletes an experience; false when there was none. */
export async function deleteExperience(database: Database, userId: string, id: string): Promise<boolean> {
  const gone = await database.db
    .delete(candidateExperiences)
    .where(and(eq(candidateExperiences.userId, userId), eq(candidateExperiences.id, id)))
    .returning({ id: candidateExperiences.id });
  return gone.length > 0;
}

/** Takes back an accepted proposal, unless the person has edited the entry since. */
export async function deleteProposal(
  database: Database,
  userId: string,
  resumeId: string,
  resumePath: string,
): Promise<void> {
  await database.db
    .delete(candidateExperiences)
    .where(
      and(
        eq(candidateExperiences.userId, userId),
        eq(candidateExperiences.resumeId, resumeId),
        eq(candidateExperiences.resumePath, resumePath),
        eq(candidateExperiences.version, 1),
      ),
    );
}

function shownExperience(row: ExperienceRow): Experience {
  return {
    id: row.id,
    user_id: row.userId,
    company_name: row.companyName,
    job_title: row.jobTitle,
    start_date: row.startDate,
    end_date: row.endDate,
    location: row.location,
    experience_details: row.experienceDetails,
    is_current: row.isCurrent,
    source: row.source === 'resume' ? 'resume' : 'entered',
    version: row.version,
  };
}
