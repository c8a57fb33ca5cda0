import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { type JobInvitation, poolConsent, type KeptState } from '../../../api/talent/talent-pool.ts';
import type { AgreedText } from '../../platform/agreed-texts.ts';
import type { Database } from '../../platform/db/connect.ts';

/** Invitations of somebody that are open: to open jobs, neither refused nor followed. */
export async function listInvitations(
  database: Database,
  userId: string,
  now: Date,
): Promise<JobInvitation[]> {
  const rows = await database.sql<Omit<JobInvitation, 'at'> & { at: Date }>(
    `select i.id, i.job_id, j.title as job_title, j.employer_name, i.message, i.created_at as at
       from talent_invitations i
       join talent_people t on t.id = i.person_id and t.user_id = $1 and t.refused_at is null
       join job_posting j on j.id = i.job_id and j.status = 'open' and (j.expires_at is null or j.expires_at > $2)
      where i.refused_at is null
        and not exists (select 1 from applications a where a.job_id = i.job_id and a.candidate_id = $1)
      order by i.created_at desc, i.id limit 50`,
    [userId, now],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Refuses one's own invitation, with `all` every further one of that company; answers whose it was, null when it is not one's own. */
export async function refuseInvitation(
  database: Database,
  userId: string,
  { id, all }: { id: string; all: boolean },
  now: Date,
): Promise<{ companyId: string; recordId: string; jobId: string; sentBy: string | null } | null> {
  const [row] = await database.sql<{
    company_id: string;
    person_id: string;
    job_id: string;
    sent_by: string | null;
  }>(
    `update talent_invitations i set refused_at = coalesce(i.refused_at, $3)
       from talent_people t where i.id = $2 and t.id = i.person_id and t.user_id = $1
     returning i.company_id, i.person_id, i.job_id, i.sent_by`,
    [userId, id, now],
  );
  if (!row) return null;
  if (all) await database.sql('update talent_people set refused_at = $2 where id = $1', [row.person_id, now]);
  return { companyId: row.company_id, recordId: row.person_id, jobId: row.job_id, sentBy: row.sent_by };
}

/** Whether the company of an application of somebody keeps them in mind; null when it is not theirs, or goes to no company here. */
export async function findConsentState(
  database: Database,
  userId: string,
  applicationId: string,
  keptAfter: Date,
): Promise<(Omit<KeptState, 'until'> & { companyId: string; givenAt: Date | null }) | null> {
  const [row] = await database.sql<{ company_id: string; employer: string; given_at: Date | null }>(
    `select a.company_id, j.employer_name as employer,
            (select max(c.given_at) from consents c
              where c.user_id = $1 and c.kind = 'kept_by_company' and c.company_id = a.company_id
                and c.text_version = $3 and c.withdrawn_at is null and c.given_at > $4) as given_at
       from applications a join job_posting j on j.id = a.job_id
      where a.id = $2 and a.candidate_id = $1 and a.company_id is not null`,
    [userId, applicationId, poolConsent.version, keptAfter],
  );
  if (!row) return null;
  const { company_id: companyId, employer, given_at: givenAt } = row;
  return { companyId, employer_name: employer, kept: givenAt !== null, givenAt };
}

/** Writes down that somebody agreed that a company keeps them, in place of an earlier consent. */
export async function storeStorageConsent(
  database: Database,
  consent: { id: string; userId: string; companyId: string; text: AgreedText; now: Date },
): Promise<void> {
  const { text } = consent;
  await endStorageConsent(database, consent.userId, consent.companyId, consent.now);
  await database.sql(
    `insert into consents (id, user_id, kind, company_id, text_version, text_language, text_hash, given_at)
     values ($1, $2, 'kept_by_company', $3, $4, $5, $6, $7)`,
    [consent.id, consent.userId, consent.companyId, text.version, text.language, text.hash, consent.now],
  );
  // Who agrees again has taken back what they once said by mail.
  await database.sql(
    `delete from talent_refusals r using users u
      where u.id = $1 and r.company_id = $2
        and r.address_hash = encode(sha256(convert_to($2::uuid::text || ':' || lower(u.email), 'UTF8')), 'hex')`,
    [consent.userId, consent.companyId],
  );
}

/** Writes down that somebody took that consent back. */
export async function endStorageConsent(
  database: Database,
  userId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  await database.sql(
    `update consents set withdrawn_at = $3
      where user_id = $1 and kind = 'kept_by_company' and company_id = $2 and withdrawn_at is null`,
    [userId, companyId, now],
  );
}

/** Deletes what companies keep of somebody, or of anybody, without a consent that stands; what was merged is only emptied. */
export async function forgetWithoutConsent(
  database: Database,
  userId: string | null,
  keptAfter: Date,
): Promise<void> {
  const bare = `t.user_id is not null and ($1::uuid is null or t.user_id = $1)
    and not exists (
      select 1 from consents c where c.user_id = t.user_id and c.withdrawn_at is null
         and ((c.kind = 'discoverable' and c.text_version = $2)
           or (c.kind = 'kept_by_company' and c.company_id = t.company_id and c.text_version = $3 and c.given_at > $4)))`;
  const values = [userId, discoverableConsent.version, poolConsent.version, keptAfter];
  await database.sql(
    `delete from talent_people t where ${bare} and t.merged_into is null
        and not exists (select 1 from talent_people o where o.merged_into = t.id)`,
    values,
  );
  await database.sql(`update talent_people t set tags = '{}' where t.tags <> '{}' and ${bare}`, values);
}
