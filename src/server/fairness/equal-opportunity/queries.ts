import type { AskChoice, Race, SelfIdentification, Sex } from '../../../api/fairness/equal-opportunity.ts';
import type { AgreedText } from '../../platform/agreed-texts.ts';
import type { Database } from '../../platform/db/connect.ts';

/** What a person told with an application, and the wording they agreed to; both null where they declined. */
export type Told = {
  sex: Sex | null;
  race: Race | null;
  consent: AgreedText | null;
};

/** Where the answers are, for the copy of a person's data. */
export const selfIdentificationPart = {
  table: 'self_identifications',
  title: 'dataCopy.selfIdentifications',
  about: 'dataCopy.selfIdentificationsAbout',
  where: 't.application_id in (select id from applications where candidate_id = $1)',
} as const;

/** Where it stands that somebody was counted, for the copy of a person's data. */
export const countedPart = {
  table: 'impact_people',
  title: 'dataCopy.impactPeople',
  about: 'dataCopy.impactPeopleAbout',
  where: 't.candidate_id = $1',
} as const;

/** The survey of one of a candidate's applications; null when it is not theirs, or goes to no company here. */
export async function findSurvey(
  database: Database,
  candidateId: string,
  applicationId: string,
): Promise<
  | (Omit<SelfIdentification, 'answer'> & {
      companyId: string;
      answer: { sex: Sex | null; race: Race | null; answeredAt: Date } | null;
    })
  | null
> {
  const [row] = await database.sql<{
    company_id: string;
    asked: boolean;
    answered_at: Date | null;
    sex: Sex | null;
    race: Race | null;
    earlier: SelfIdentification['earlier'];
  }>(
    `select a.company_id, t.answered_at, t.sex, t.race,
            not j.is_sample and case coalesce(s.asks, 'united_states') when 'everyone' then true when 'nobody' then false
              else exists (select 1 from jsonb_array_elements(j.locations) p where p->>'country' = 'United States') end as asked,
            (select jsonb_build_object('sex', o.sex, 'race', o.race) from self_identifications o
               join applications oa on oa.id = o.application_id
              where oa.candidate_id = $1 and oa.id <> a.id and (o.sex is not null or o.race is not null)
              order by o.answered_at desc limit 1) as earlier
       from applications a
       join job_posting j on j.id = a.job_id
       left join self_identification_settings s on s.company_id = a.company_id
       left join self_identifications t on t.application_id = a.id
      where a.id = $2 and a.candidate_id = $1 and a.company_id is not null`,
    [candidateId, applicationId],
  );
  if (!row) return null;
  return {
    companyId: row.company_id,
    asked: row.asked,
    answer: row.answered_at && { sex: row.sex, race: row.race, answeredAt: row.answered_at },
    earlier: row.earlier,
  };
}

/** Keeps what a person told with one of their applications, in place of what they told before. */
export async function storeAnswer(
  database: Database,
  application: { id: string; companyId: string },
  { sex, race, consent }: Told,
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, consent_language, consent_hash, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (application_id) do update
       set sex = excluded.sex, race = excluded.race, consent_version = excluded.consent_version,
           consent_language = excluded.consent_language,
           consent_hash = excluded.consent_hash, answered_at = excluded.answered_at`,
    [
      application.id,
      application.companyId,
      sex,
      race,
      consent?.version,
      consent?.language,
      consent?.hash,
      now,
    ].map((value) => value ?? null),
  );
}

/** Deletes what a candidate told with one of their applications. */
export async function deleteAnswer(
  database: Database,
  candidateId: string,
  applicationId: string,
): Promise<void> {
  await database.sql(
    `delete from self_identifications t using applications a
      where t.application_id = $2 and a.id = t.application_id and a.candidate_id = $1`,
    [candidateId, applicationId],
  );
}

/** Deletes all that a person told, with any application. */
export async function deleteAnswersOf(database: Database, candidateId: string): Promise<void> {
  await database.sql(
    'delete from self_identifications where application_id in (select id from applications where candidate_id = $1)',
    [candidateId],
  );
}

/** Deletes what somebody told a company in these applications, and that they are counted there. */
export async function deleteAnswersTo(
  database: Database,
  {
    companyId,
    candidateId,
    applicationIds,
  }: { companyId: string; candidateId: string; applicationIds: string[] },
): Promise<void> {
  await database.sql('delete from self_identifications where application_id = any($1)', [applicationIds]);
  await database.sql('delete from impact_people where company_id = $1 and candidate_id = $2', [
    companyId,
    candidateId,
  ]);
}

/** Deletes what was told before then. */
export async function deleteOldAnswers(database: Database, before: Date): Promise<void> {
  await database.sql('delete from self_identifications where answered_at < $1', [before]);
}

/** Whom a company asks; version 0 while it is as usual. */
export async function findAsks(
  database: Database,
  companyId: string,
): Promise<{ asks: AskChoice; version: number }> {
  const [row] = await database.sql<{ asks: AskChoice; version: number }>(
    'select asks, version from self_identification_settings where company_id = $1',
    [companyId],
  );
  return row ?? { asks: 'united_states', version: 0 };
}

/** Sets whom a company asks, over the version that was read; false when the stored one is another. */
export async function storeAsks(
  database: Database,
  companyId: string,
  { asks, version }: { asks: AskChoice; version: number },
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `insert into self_identification_settings (company_id, asks, updated_at)
     select $1, $2, $4 where $3::int = 0 or exists (select 1 from self_identification_settings where company_id = $1)
     on conflict (company_id) do update
       set asks = excluded.asks, updated_at = excluded.updated_at, version = self_identification_settings.version + 1
       where self_identification_settings.version = $3::int
     returning 1`,
    [companyId, asks, version, now],
  );
  return rows.length > 0;
}

/** A company's jobs that anybody could apply to, the newest 200, samples left out. */
export function listCountedJobs(
  database: Database,
  companyId: string,
): Promise<{ id: string; title: string }[]> {
  return database.sql(
    `select id, title from job_posting where company_id = $1 and not is_sample and status <> 'draft'
      order by created_at desc, id desc limit 200`,
    [companyId],
  );
}

/** True for a job of the company. */
export async function isJobOf(database: Database, companyId: string, jobId: string): Promise<boolean> {
  const rows = await database.sql('select 1 from job_posting where id = $1 and company_id = $2', [
    jobId,
    companyId,
  ]);
  return rows.length > 0;
}
