import type { ApplicantRow } from '../../../api/hiring/applications.ts';

/** What a list says about an applicant's work and about the talk with them, as the database answers it. */
export type FactColumns = {
  blind: boolean;
  years: number | null;
  position: { title: string | null; company: string | null; end: string | null } | null;
  contact_at: Date | null;
  contact_from_us: boolean | null;
  unread: boolean;
  has_account: boolean;
  own_fields: ApplicantRow['own_fields'] | null;
};

/** What reached the applicant, or came from them. */
const contacts = [
  'message_sent',
  'message_received',
  'interview_proposed',
  'interview_booked',
  'interview_changed',
  'interview_times_asked',
  'interview_cancelled',
  'offer_sent',
  'offer_accepted',
  'offer_declined',
  'rejection_mailed',
  'notice_mailed',
];
const isContact = `e.action in (${contacts.map((name) => `'application.${name}'`).join(', ')})`;
const eventsOfIt = "select 1 from events e where e.object_type = 'application' and e.object_id = a.id";

/** SQL for `FactColumns` but `blind`, with `factTables` joined to the application `a`; `$2` is the reader. */
export const factColumns = `facts.years::float8 as years, job.position, contact.at as contact_at, contact.from_us as contact_from_us,
  (a.stage in ('new','screen','interview','offer') and not exists (${eventsOfIt} and e.action = 'application.viewed' and e.actor_id = $2)
   or exists (select 1 from application_messages m
               where m.application_id = a.id and not m.from_company and m.sent_at is not null and m.read_at is null)) as unread,
  not exists (select 1 from added_people o where o.user_id = a.candidate_id) as has_account,
  (select v.values from custom_values v where v.application_id = a.id) as own_fields`;

/** SQL for the tables behind `factColumns`, with the resume `r` joined; its reading is taken apart once. */
export const factTables = `left join lateral jsonb_to_record(case when a.stage <> 'withdrawn' then r.reading end)
    as facts(years numeric, experience jsonb) on true
  left join lateral (
    select jsonb_build_object('title', x.e->'title', 'company', x.e->'company', 'end', x.e->'end') as position
      from jsonb_array_elements(facts.experience) with ordinality x(e, n)
     where coalesce(x.e->>'title', x.e->>'company') is not null
     order by x.e->>'start' is not null and x.e->>'end' is null desc, x.e->>'end' desc nulls last, n limit 1) job on true
  left join lateral (
    select e.at, e.actor_id is distinct from a.candidate_id as from_us from events e
     where e.object_type = 'application' and e.object_id = a.id and ${isContact}
     order by e.at desc limit 1) contact on true`;

/** The facts as lists show them; where the reader reviews blind, without what is the same in the person's other applications. */
export function factsOf(
  row: FactColumns,
): Pick<ApplicantRow, 'position' | 'years' | 'last_contact' | 'unread' | 'has_account' | 'own_fields'> {
  const { blind, position, years, contact_at: at, contact_from_us: fromUs } = row;
  return {
    position:
      blind || position === null
        ? null
        : {
            title: position.title?.slice(0, 200) ?? '',
            employer: position.company?.slice(0, 200) ?? '',
            until: position.end,
          },
    years: blind && years !== null ? Math.floor(years) : years,
    last_contact: at && { at: at.toISOString(), from_us: fromUs ?? true },
    unread: row.unread,
    has_account: row.has_account,
    own_fields: blind ? withoutTexts(row.own_fields ?? {}) : (row.own_fields ?? {}),
  };
}

/** Values that somebody chose, not typed: numbers, days, options and colleagues. */
function withoutTexts(values: ApplicantRow['own_fields']): ApplicantRow['own_fields'] {
  const isChosen = (value: string | number) =>
    typeof value === 'number' || /^(\d{4}-\d\d-\d\d|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(value);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isChosen(value)));
}
