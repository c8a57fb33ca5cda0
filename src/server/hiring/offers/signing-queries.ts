import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, contactEmail } from '../../platform/db/sql-parts.ts';

/** Notes that somebody of the company signed an accepted offer as well. */
export async function countersign(
  database: Database,
  id: string,
  { name, by }: { name: string; by: string },
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers set countersignature = $2, countersigned_by = $3, countersigned_at = $4, updated_at = $4, version = version + 1
      where id = $1`,
    [id, name, by, now],
  );
}

/** What the signed copy of an offer tells beside the offer: who it was made to, and when each step was taken. */
export type SigningFacts = {
  candidateName: string;
  candidateEmail: string;
  countersigner: string;
  writtenAt: Date;
  approvedAt: Date | null;
  fileSha256: string | null;
};

/** The facts of signing of an offer. */
export async function findSigningFacts(database: Database, id: string): Promise<SigningFacts | null> {
  const [row] = await database.sql<SigningFacts>(
    `select u.name as "candidateName", ${contactEmail('u')} as "candidateEmail", coalesce(${colleagueName('cu')}, '') as countersigner,
            o.created_at as "writtenAt", o.approved_at as "approvedAt", o.file_sha256 as "fileSha256"
       from offers o join applications a on a.id = o.application_id join users u on u.id = a.candidate_id
       left join company_members cm on cm.user_id = o.countersigned_by and cm.company_id = o.company_id
       left join users cu on cu.id = cm.user_id
      where o.id = $1`,
    [id],
  );
  return row ?? null;
}
