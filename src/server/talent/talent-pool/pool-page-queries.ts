import { countedTalent } from '../../../api/talent/talent-pool.ts';
import type { Database } from '../../platform/db/connect.ts';
import { exactInstant, fitSummaryJson, isBlindJob, poolScore } from '../../platform/db/sql-parts.ts';
import {
  type Pool,
  personColumns,
  type PoolPerson,
  type PoolRow,
  poolValues,
  profileName,
  type TalentFilter,
  type TalentKey,
  toPerson,
} from './pool-queries.ts';

/**
 * The three ways into the pool of the company $1, each read by indexes of its own: people who agreed to be found ($2), who agreed
 * to be kept ($3, after $4), and whom the company added itself; with the kinds of words by which they are found.
 */
const arms = [
  { sql: accountArm('found'), kinds: "'{n}'", hasAccount: true },
  { sql: accountArm('kept'), kinds: "'{n,e}'", hasAccount: true },
  { sql: addedArm(), kinds: "'{n,e}'", hasAccount: false },
];
/** So many accounts are few enough to be looked at one by one. */
const few = 2000;

type Part = 'newest' | 'scored' | 'unscored';

/**
 * People of the pool after the given place, newest first, or best fit for the filter's job first and the unscored last. `accounts`
 * are those that `findFew` found.
 */
export async function listPool(
  database: Database,
  whose: Pool,
  filter: TalentFilter & { limit: number },
  after: TalentKey | null,
  accounts: string[] | null,
): Promise<{ item: PoolPerson; key: TalentKey }[]> {
  const list = (part: Part) => listPart(database, { whose, accounts }, filter, after, part);
  if (!filter.job) return list('newest');
  const isPastScored = after !== null && Number(after[1]) < 0;
  const scored = isPastScored ? [] : await list('scored');
  const limit = filter.limit - scored.length;
  if (limit === 0) return scored;
  const place = isPastScored ? after : null;
  const others = await listPart(database, { whose, accounts }, { ...filter, limit }, place, 'unscored');
  return [...scored, ...others];
}

/**
 * The accounts with the words and the skill of a filter where these are few, so that nobody else is looked at; null where they are
 * many, or nothing is asked: the first of them are then soon found in the order of the list.
 */
export async function findFew(database: Database, filter: TalentFilter): Promise<string[] | null> {
  const values: unknown[] = [];
  const parts = wordParts(filter, values)("'{n,e}'");
  if (parts.length === 0) return null;
  const rows = await database.sql<{ id: string }>(
    `select p.id from (select user_id as id, pool_words as words from candidate_profile) p
      where ${parts.join(' and ')} limit ${few + 1}`,
    values,
  );
  return rows.length > few ? null : rows.map(({ id }) => id);
}

/** People in one order, so that each page is read by an index: the newest first, those with a score, or the others by their ids. */
async function listPart(
  database: Database,
  { whose, accounts }: { whose: Pool; accounts: string[] | null },
  filter: TalentFilter & { limit: number },
  after: TalentKey | null,
  part: Part,
): Promise<{ item: PoolPerson; key: TalentKey }[]> {
  const { values, where } = selection(whose, filter, accounts);
  const job = filter.job ? `$${values.push(filter.job)}::uuid` : 'null::uuid';
  const score = poolScore('p.score_of', job);
  const key = part === 'newest' ? 'p.since' : 'f.fit';
  const order = part === 'unscored' ? 'p.id desc' : `${key} desc, p.id desc`;
  const limits: string[] = [];
  if (after) {
    const id = `$${values.push(after[2])}::uuid`;
    const type = part === 'newest' ? 'timestamptz' : 'float8';
    limits.push(
      part === 'unscored' ? `p.id < ${id}` : `(${key}, p.id) < ($${values.push(after[1])}::${type}, ${id})`,
    );
  }
  if (part === 'unscored') limits.push(`not exists (select 1 from fit_score f where ${score})`);
  const limit = `$${values.push(filter.limit)}`;
  const join = part === 'scored' ? `join fit_score f on ${score}` : '';
  const ofArm = (arm: (typeof arms)[number]) =>
    `(select ${personColumns} from (${arm.sql}) p ${join} where ${[...where(arm), ...limits].join(' and ')} order by ${order} limit ${limit})`;
  const rows = await database.sql<PoolRow>(
    `select ${personColumns}, ${exactInstant('p.since')} as exact, coalesce(f.fit, -1) as rank, ${fitSummaryJson} as fit,
            exists (select 1 from applications a where a.job_id = ${job} and a.candidate_id = p.score_of) and not ${isBlindJob(job)} as applied,
            exists (select 1 from talent_invitations i where i.person_id = p.record_id and i.job_id = ${job}) as invited
       from (${arms.map(ofArm).join(' union all ')}) p
       left join fit_score f on ${score}
      order by ${order} limit ${limit}`,
    values,
  );
  return rows.map((row) => ({
    item: toPerson(row),
    key: filter.job ? ['fit', row.rank, row.id] : ['newest', row.exact, row.id],
  }));
}

/** How many people a filter finds, counted as far as `countedTalent` and one more, and how many of those have no score for its job. */
export async function countPool(
  database: Database,
  whose: Pool,
  filter: TalentFilter,
  accounts: string[] | null,
): Promise<{ total: number; unscored: number }> {
  const { where, values } = selection(whose, filter, accounts);
  const job = filter.job ? `$${values.push(filter.job)}::uuid` : 'null::uuid';
  const most = countedTalent + 1;
  const ofArm = (arm: (typeof arms)[number]) =>
    `(select p.score_of from (${arm.sql}) p where ${where(arm).join(' and ')} limit ${most})`;
  const unscored = filter.job
    ? `(count(*) filter (where not exists (select 1 from fit_score f where ${poolScore('p.score_of', job)})))::int`
    : '0';
  const [row] = await database.sql<{ total: number; unscored: number }>(
    `select count(*)::int as total, ${unscored} as unscored
       from (select * from (${arms.map(ofArm).join(' union all ')}) every limit ${most}) p`,
    values,
  );
  return row ?? { total: 0, unscored: 0 };
}

/** The tags that a company has given to people of its pool, in their order, at most 100. */
export async function listPoolTags(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ tag: string }>(
    `select distinct x as tag from talent_people t, unnest(t.tags) x
      where t.company_id = $1 and t.merged_into is null and t.tags <> '{}' order by x limit 100`,
    [companyId],
  );
  return rows.map(({ tag }) => tag);
}

function selection(whose: Pool, filter: TalentFilter, accounts: string[] | null) {
  const values = poolValues(whose);
  const words = wordParts(filter, values);
  const parts = ['true'];
  if (filter.tag) parts.push(`p.tag_words @@ pool_name_query('t', $${values.push(filter.tag)})`);
  if (filter.way) parts.push(`p.way = $${values.push(filter.way)}`);
  const few = accounts && `p.id = any($${values.push(accounts)}::uuid[])`;
  const where = (arm: (typeof arms)[number]) => [
    ...parts,
    ...words(arm.kinds),
    ...(few && arm.hasAccount ? [few] : []),
  ];
  return { where, values };
}

/** Conditions on the words of `p`, out of words of these kinds. */
function wordParts(filter: TalentFilter, values: unknown[]): (kinds: string) => string[] {
  const parts: string[] = [];
  const at = (text: string) => `$${values.push(text)}`;
  if (filter.place) parts.push(`p.words @@ pool_query('{p}', ${at(filter.place)})`);
  if (filter.skill) parts.push(`p.words @@ pool_name_query('s', ${at(filter.skill)})`);
  const q = filter.q.trim() === '' ? null : at(filter.q);
  return (kinds) => (q ? [...parts, `p.words @@ pool_query(${kinds}, ${q})`] : parts);
}

function accountArm(way: 'found' | 'kept'): string {
  const email = way === 'kept' ? 'u.email' : `''`;
  const keeps = (c: string) =>
    `${c}.kind = 'kept_by_company' and ${c}.company_id = $1 and ${c}.text_version = $3 and ${c}.given_at > $4 and ${c}.withdrawn_at is null`;
  const agrees =
    way === 'kept'
      ? keeps('c')
      : `c.kind = 'discoverable' and c.text_version = $2 and c.withdrawn_at is null
         and not exists (select 1 from consents k where k.user_id = c.user_id and ${keeps('k')})`;
  return `
    select u.id, u.id as user_id, t.id as record_id, u.id as score_of, '${way}' as way,
           coalesce(nullif(${profileName}, ''), 'A candidate') as name, ${email} as email, '' as phone,
           coalesce(p.personal_info->>'location', '') as location,
           coalesce(p.parsed_meta->'experience'->0->>'title', '') as headline,
           array(select distinct x from (
             select jsonb_array_elements_text(coalesce(p.parsed_meta->'skills', '[]'::jsonb)) as x
             union select k.name from candidate_skills k where k.user_id = u.id and k.stated) named order by x) as skills,
           coalesce(t.tags, '{}') as tags, c.given_at as since, '' as source, t.refused_at is not null as refuses,
           p.pool_words as words, t.pool_words as tag_words
      from consents c
      join users u on u.id = c.user_id and u.role = 'candidate' and u.suspended_at is null and u.erased_at is null
      join candidate_profile p on p.user_id = u.id
      left join talent_people t on t.company_id = $1 and t.user_id = u.id
     where ${agrees} and t.merged_into is null
       and not exists (select 1 from account_deletions d where d.user_id = u.id)`;
}

function addedArm(): string {
  return `
    select t.id, null::uuid as user_id, t.id as record_id, t.person_id as score_of, 'added' as way, t.name, t.email, t.phone,
           t.location, coalesce(p.parsed_meta->'experience'->0->>'title', '') as headline, t.skills, t.tags, t.created_at as since, t.source, t.refused_at is not null as refuses,
           t.pool_words as words, t.pool_words as tag_words
      from talent_people t left join candidate_profile p on p.user_id = t.person_id
     where t.company_id = $1 and t.user_id is null and t.merged_into is null`;
}
