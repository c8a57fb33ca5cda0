import type { CallInput } from '../../src/api/platform/endpoint.ts';
import { api } from '../../src/api/index.ts';
import { discoverableConsent } from '../../src/api/candidates/profiles.ts';
import type { Database } from '../../src/server/platform/db/connect.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { percentile, print } from './print-figure.ts';

type Query = NonNullable<CallInput<typeof api.listTalent>['query']>;

/** Every filter of the pool alone, and some together. */
const queries: Record<string, Query> = {
  all: {},
  words: { q: 'ruth' },
  rareWord: { q: 'oak99998' },
  twoWords: { q: 'noor oak7' },
  noWord: { q: 'nobody is called this' },
  place: { place: 'lyon' },
  skill: { skill: 'PostgreSQL' },
  rareSkill: { skill: 'Falconry' },
  tag: { tag: 'Shortlist' },
  together: { q: 'ada', place: 'berlin', skill: 'Go' },
};

/** Lets every candidate of the database be found, with skills of their own; the asking company has tagged a thousand of them. */
export async function seedPool(database: Database, companyId: string): Promise<void> {
  await database.transact(async () => {
    await database.sql('set local session_replication_role = replica');
    await database.sql(
      `insert into consents (id, user_id, kind, text_version, given_at)
       select gen_random_uuid(), u.id, 'discoverable', $1, now() - abs(hashtext(u.email)) % 500000 * interval '1 minute'
         from users u where u.role = 'candidate'`,
      [discoverableConsent.version],
    );
    await database.sql(
      `update candidate_profile p set parsed_meta = jsonb_build_object('education', '[]'::jsonb, 'experience',
                jsonb_build_array(jsonb_build_object('title', 'Engineer ' || chance % 50)), 'skills', to_jsonb(
                  (array['Go','PostgreSQL','Docker','Welding','Nursing','Excel','Carpentry'])[1 + chance % 4 : 4 + chance % 4]
                  || case when chance % 5000 = 7 then array['Falconry'] else '{}'::text[] end))
         from (select user_id, abs(hashtext(user_id::text)) as chance from candidate_profile) c where c.user_id = p.user_id`,
    );
    // All at once would take longer than a statement may.
    for (let part = 0; part < 10; part++) {
      await database.sql(
        `update candidate_profile set pool_words = profile_pool_words(user_id, personal_info, parsed_meta)
          where abs(hashtext(user_id::text)) % 10 = $1`,
        [part],
      );
    }
    await database.sql(
      `insert into talent_people (id, company_id, user_id, tags)
       select gen_random_uuid(), $1, user_id, '{Shortlist}' from candidate_profile order by user_id limit 1000`,
      [companyId],
    );
  });
  for (const table of ['consents', 'candidate_profile', 'talent_people']) {
    await database.sql(`vacuum (analyze) ${table}`);
  }
}

/** What a recruiter waits for who looks through the pool: with each filter, and ranked for a job. */
export async function benchPool(
  person: Person,
  job: string,
  timesOf: (ask: () => Promise<{ problem: unknown }>) => Promise<number[]>,
  how: string,
): Promise<void> {
  const asked = { ...queries, ranked: { job }, rankedSkill: { job, skill: 'PostgreSQL' } };
  const all: number[] = [];
  for (const [name, query] of Object.entries(asked)) {
    const times = await timesOf(() => person.call(api.listTalent, { query }));
    all.push(...times);
    print({ figure: `pool.list.${name}.p95`, value: percentile(times, 0.95), unit: 'ms', how });
  }
  print({ figure: 'pool.list.p95', value: percentile(all, 0.95), unit: 'ms', how: `all filters, ${how}` });
}
