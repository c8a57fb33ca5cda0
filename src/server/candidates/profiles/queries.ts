import { and, eq, sql } from 'drizzle-orm';
import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { Database } from '../../platform/db/connect.ts';
import { candidateProfile, users } from '../../platform/db/schema.ts';
import type { ParsedMeta } from '../../platform/db/schema/candidates.ts';

/** A profile as it is stored, with the account's e-mail. */
export type ProfileRow = typeof candidateProfile.$inferSelect & { email: string; emailVerified: boolean };

/** A profile that says nothing yet. */
export const emptyPersonalInfo: PersonalInfo = {
  first_name: '',
  last_name: '',
  phone: '',
  location: '',
  linkedin: '',
  github: '',
  portfolio: '',
  bio: '',
};

/** This person's profile; it is made when there is none. */
export async function findProfile(database: Database, userId: string): Promise<ProfileRow> {
  const found = await selectProfile(database, userId);
  if (found) return found;
  await database.db
    .insert(candidateProfile)
    .values({ userId, personalInfo: emptyPersonalInfo })
    .onConflictDoNothing();
  const made = await selectProfile(database, userId);
  if (!made) throw new Error('The profile was not stored.');
  return made;
}

/** This person's profile, which nobody else can change until the caller's transaction ends. */
export async function lockProfile(database: Database, userId: string): Promise<ProfileRow> {
  await findProfile(database, userId);
  await database.db
    .select({ userId: candidateProfile.userId })
    .from(candidateProfile)
    .where(eq(candidateProfile.userId, userId))
    .for('update');
  return findProfile(database, userId);
}

/** Changes a profile that has the given version; false when somebody was faster. */
export async function updateProfile(
  database: Database,
  userId: string,
  version: number,
  change: { personalInfo: PersonalInfo; fromResume: string[]; leftEmpty: string[] },
): Promise<boolean> {
  const changed = await database.db
    .update(candidateProfile)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${candidateProfile.version} + 1` })
    .where(and(eq(candidateProfile.userId, userId), eq(candidateProfile.version, version)))
    .returning({ userId: candidateProfile.userId });
  return changed.length > 0;
}

/** Keeps what the current resume says of this person. */
export async function storeResumeFacts(
  database: Database,
  userId: string,
  facts: {
    resumeFileUrl: string | null;
    parsedText: string;
    parsedMeta: ParsedMeta;
    personalInfo: PersonalInfo;
    fromResume: string[];
  },
): Promise<void> {
  await database.db
    .update(candidateProfile)
    .set({ ...facts, updatedAt: sql`now()`, version: sql`${candidateProfile.version} + 1` })
    .where(eq(candidateProfile.userId, userId));
}

async function selectProfile(database: Database, userId: string): Promise<ProfileRow | null> {
  const [row] = await database.db
    .select({ profile: candidateProfile, email: users.email, emailVerified: users.emailVerified })
    .from(candidateProfile)
    .innerJoin(users, eq(users.id, candidateProfile.userId))
    .where(eq(candidateProfile.userId, userId));
  if (!row) return null;
  const { profile, ...account } = row;
  return { ...profile, ...account };
}
