import { and, desc, eq, sql } from 'drizzle-orm';
import type { Experience } from '../../../api/candidates/experiences.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { candidateExperiences } from '../../platform/db/schema.ts';

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
  return rows.map(presentExperience);
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
  return row ? presentExperience(row) : null;
}

/** How many this person has; nobody else counts them until the caller's transaction ends. */
export async function countExperiences(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
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
  return presentExperience(row);
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
    .set({ ...values, version: sql`${candidateExperiences.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(candidateExperiences.userId, userId),
        eq(candidateExperiences.id, id),
        eq(candidateExperiences.version, version),
      ),
    )
    .returning();
  return row ? presentExperience(row) : null;
}

/** Deletes an experience, keeping it aside for whoever wants it back; false when there was none. */
export async function deleteExperience(
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const gone = await database.sql(
    `with gone as (delete from candidate_experiences where user_id = $1 and id = $2 returning *)
     insert into deleted_experiences (id, user_id, record, deleted_at)
     select id, user_id, to_jsonb(gone), $3 from gone
     on conflict (id) do update set record = excluded.record, deleted_at = excluded.deleted_at
     returning id`,
    [userId, id, now],
  );
  return gone.length > 0;
}

/** Brings an experience back that was deleted after `since`: gone when there is none, replaced when another took its place. */
export async function restoreExperience(
  database: Database,
  userId: string,
  id: string,
  since: Date,
): Promise<Experience | 'gone' | 'replaced'> {
  const [kept] = await database.sql<{ record: unknown }>(
    `delete from deleted_experiences where user_id = $1 and id = $2 and deleted_at > $3 returning record`,
    [userId, id, since],
  );
  if (!kept) return 'gone';
  // The resume that it came from may be gone by now; then it is an experience without one.
  const back = await database.sql<{ id: string }>(
    `insert into candidate_experiences
     select (jsonb_populate_record(null::candidate_experiences, k.record || jsonb_build_object(
              'resume_id', r.id, 'resume_path', case when r.id is not null then k.record->>'resume_path' end))).*
       from (select $1::jsonb as record) k
       left join resume_metadata r on r.id = (k.record->>'resume_id')::uuid
     on conflict do nothing returning id`,
    [JSON.stringify(kept.record)],
  );
  return back.length === 0 ? 'replaced' : ((await findExperience(database, userId, id)) ?? 'gone');
}

/** Forgets experiences that were deleted before an instant. */
export async function purgeDeletedExperiences(database: Database, before: Date): Promise<void> {
  await database.sql('delete from deleted_experiences where deleted_at < $1', [before]);
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

function presentExperience(row: ExperienceRow): Experience {
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
