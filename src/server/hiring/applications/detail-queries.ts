import type { Applicant } from '../../../api/hiring/applications.ts';
import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { Visibility } from '../../../api/candidates/profiles.ts';
import { type Hider, hideInLines } from '../../../engine/blind/hide-identity.ts';
import { hideOnPages } from '../../../engine/blind/hide-on-pages.ts';
import { type PlacedPage, shownPages } from '../../../engine/resume/placed.ts';
import { laidOut } from '../../../engine/resume/laid-out.ts';
import type { ReadLine, ResumeReading } from '../../../engine/resume/reading.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import { inEmployerScope, samePeople, type WithStoredFit } from '../../platform/db/sql-parts.ts';
import {
  type ApplicantColumns,
  applicantColumns,
  applicantTables,
  stageNameOf,
  toApplicantRow,
} from './applicant-queries.ts';
import { isBlind, pipeline } from './applicant-filter-queries.ts';
import { hiderOf } from './identity-queries.ts';
import { viewId } from './queries.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

/** An applicant's whole application, without score and timeline. */
export type ApplicantDetail = WithStoredFit<
  Omit<Applicant, 'score' | 'marks' | 'score_hold' | 'timeline' | 'also_applied' | 'more_files' | 'tasks'>
>;

/** What is shown of an application, and what hides, in other texts about it, who it is; null where nothing is to be hidden. */
type ShownApplicant = { detail: ApplicantDetail; hider: Hider | null };
/** An application as a reader at its company finds it; `viewed` when they have opened it today. */
export type FoundApplicant = ShownApplicant & { candidateId: string; employer: string; viewed: boolean };

type DetailRow = ApplicantColumns & {
  candidate_id: string;
  employer_name: string;
  viewed: boolean;
  cover_note: string;
  answers: Applicant['answers'];
  referral: Applicant['referral'];
  personal_info: PersonalInfo | null;
  visibility: Visibility | null;
  start_on: string | null;
  kept_skills: Applicant['about']['skills'];
  file_name: string;
  file_type: string;
  parse_message: string | null;
  reading: ResumeReading | null;
  pages: PlacedPage[] | null;
  rejection_reason: NonNullable<Applicant['rejection']>['reason'] | null;
  own_reason: NonNullable<Applicant['rejection']>['own_reason'];
  rejection_note: string | null;
  mail_due_at: Date | null;
  mailed_at: Date | null;
  notice_due_at: Date | null;
  notice_sent_at: Date | null;
};

/**
 * One application to a company's jobs, with the text of the resume it was sent with. A withdrawn one keeps its text to
 * itself; where the job is reviewed blind, who it is is hidden until the reader revealed it.
 */
export async function findApplicant(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  id: string,
  now: Date,
): Promise<FoundApplicant | null> {
  const [row] = await database.planned<DetailRow>(
    `select ${applicantColumns}, a.candidate_id, j.employer_name, exists (select 1 from events where id = $5) as viewed, a.cover_note, a.answers, p.personal_info, p.visibility, pr.start_on,
            array(select jsonb_build_object('name', k.name, 'level', k.level, 'stated', k.stated) from candidate_skills k
                   where k.user_id = a.candidate_id order by k.name, k.skill_id limit 200) as kept_skills,
            (select jsonb_build_object('name', rf.link_name, 'kind', rf.kind, 'fee_terms', rf.fee_terms, 'note', rf.note)
               from referrals rf join resume_import_files ff on ff.id = rf.file_id where ff.application_id = a.id limit 1) as referral,
            r.file_name, r.file_type, r.parse_message, r.reading, rp.pages,
            rj.reason as rejection_reason,
            case when own.id is not null then jsonb_build_object('id', own.id, 'name', own.name) end as own_reason, rj.note as rejection_note, rj.mail_due_at, rj.mailed_at, rj.notice_due_at,
            rj.notice_sent_at
       from ${applicantTables}
       left join resume_pictures rp on rp.resume_id = a.resume_id
       left join job_preferences pr on pr.user_id = a.candidate_id
       left join rejections rj on rj.application_id = a.id and a.stage = 'rejected'
       left join company_list_entries own on own.id = rj.own_reason_id
      where a.company_id = $1 and a.id = $3 and ${inEmployerScope('a.job_id', '$4')}`,
    [companyId, viewerId, id, onTeam, viewId(id, viewerId, now)],
  );
  if (!row) return null;
  const { candidate_id: candidateId, employer_name: employer, viewed } = row;
  return { ...shownOf(row), candidateId, employer, viewed };
}

function shownOf(row: DetailRow): ShownApplicant {
  const hider = row.blind ? hiderOf(row) : null;
  if (row.stage === 'withdrawn') return { detail: withdrawn(row), hider };
  return { detail: hider ? hidden(whole(row), row, hider) : whole(row), hider };
}

/**
 * The other applications of an application's candidate to the company's jobs that the reader reaches, the newest first, at most
 * 20. Those that the reader must not know by name are left out: this list would tell it.
 */
export function alsoApplied(
  { companyId, viewerId, onTeam }: EmployerScope,
  id: string,
): Query<Applicant['also_applied']> {
  type Row = Pick<ApplicantColumns, 'id' | 'job_title' | 'stage' | 'stage_key' | 'stages'>;
  return query<Row, Applicant['also_applied']>(
    `select a.id, j.title as job_title, a.stage, a.stage_key, pl.stages
       from applications c
       cross join lateral ${samePeople('c.candidate_id')} as same(person)
       join applications a on a.candidate_id = same.person and a.company_id = $1 and a.id <> c.id
       join job_posting j on j.id = a.job_id
       ${pipeline}
      where c.id = $3 and c.company_id = $1 and not ${isBlind} and ${inEmployerScope('a.job_id', '$4')}
      order by a.created_at desc, a.id desc limit 20`,
    [companyId, viewerId, id, onTeam],
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        job_title: row.job_title,
        stage: row.stage,
        stage_name: stageNameOf(row),
      })),
  );
}

/** Further files of an applicant that their company brought in and merged, the oldest first; none once the application is withdrawn. */
export function moreFiles({ companyId, onTeam }: EmployerScope, id: string): Query<Applicant['more_files']> {
  return query<Applicant['more_files'][number], Applicant['more_files']>(
    `select f.id, r.file_name
       from applications a
       join resume_import_files f on f.application_id = a.id and f.state = 'merged'
       join resume_metadata r on r.id = f.resume_id and r.deleted_at is null and r.id <> a.resume_id
       join resume_imports i on i.id = f.import_id
      where a.id = $2 and a.company_id = $1 and a.stage <> 'withdrawn' and (i.job_id is null or ${inEmployerScope('i.job_id', '$3')})
      order by f.created_at, f.id limit 20`,
    [companyId, id, onTeam],
    (rows) => rows,
  );
}

/** True when a reader must not know who an applicant to their company's job is. */
export async function isHidden(
  database: Database,
  companyId: string,
  viewerId: string,
  applicationId: string,
): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from applications a left join job_pipelines pl on pl.job_id = a.job_id
      where a.company_id = $1 and a.id = $3 and ${isBlind}`,
    [companyId, viewerId, applicationId],
  );
  return rows.length > 0;
}

/** Shows a reader who an applicant is from now on; true when it was hidden from them. */
export async function reveal(database: Database, viewerId: string, applicationId: string): Promise<boolean> {
  const rows = await database.sql(
    'insert into application_reveals (application_id, viewer_id) values ($1, $2) on conflict do nothing returning 1',
    [applicationId, viewerId],
  );
  return rows.length > 0;
}

const noAbout: Applicant['about'] = { bio: '', start_on: null, skills: [] };

function whole(row: DetailRow): ApplicantDetail {
  const { reading } = row;
  const info = row.visibility === 'private' ? null : row.personal_info;
  const own = webAddresses([info?.linkedin ?? '', info?.github ?? '', info?.portfolio ?? '']);
  const read = webAddresses(reading?.contact.links.map((link) => link.value) ?? []);
  return {
    ...toApplicantRow(row),
    rejection: rejectionOf(row),
    phone: info?.phone || reading?.contact.phone?.value || '',
    links: own.length > 0 ? own : read,
    about: { bio: info?.bio ?? '', start_on: info && row.start_on, skills: info ? row.kept_skills : [] },
    cover_note: row.cover_note,
    answers: row.answers,
    referral: row.referral,
    resume: {
      file_name: row.file_name,
      file_type: row.file_type,
      lines: reading ? laidOut(reading) : [],
      hidden: reading?.hidden ?? [],
      parse_message: row.parse_message,
      pages: row.pages && shownPages(row.pages),
    },
  };
}

function hidden(shown: ApplicantDetail, row: DetailRow, hider: Hider): ApplicantDetail {
  const { hide } = hider;
  return {
    ...shown,
    rejection: shown.rejection && { ...shown.rejection, note: hide(shown.rejection.note) },
    phone: '',
    links: [],
    about: noAbout,
    cover_note: hide(shown.cover_note),
    answers: shown.answers.map((item) => ({ ...item, answer: hide(item.answer) })),
    referral: null,
    resume: {
      ...shown.resume,
      file_name: row.file_name && `resume.${/\.(\w+)$/.exec(row.file_name)?.[1] ?? 'file'}`,
      lines: row.reading ? laidOut(row.reading, (lines) => hideInLines(lines, hide)) : [],
      hidden: shown.resume.hidden.map((part) => ({ ...part, text: hide(part.text) })),
      pages: row.pages && hiddenPages(row.pages, row.reading?.lines ?? [], hider),
    },
  };
}

/** The pages with the words that may be seen; none where it is not known what else is on them. */
function hiddenPages(pages: PlacedPage[], lines: ReadLine[], hider: Hider): Applicant['resume']['pages'] {
  const shown = hideOnPages(pages, lines, hider) ?? [];
  return shown.map((page, at) => ({
    width: pages[at]?.width ?? 0,
    height: pages[at]?.height ?? 0,
    lines: page.lines,
  }));
}

function withdrawn(row: DetailRow): ApplicantDetail {
  return {
    ...toApplicantRow(row),
    rejection: null,
    phone: '',
    links: [],
    about: noAbout,
    cover_note: '',
    answers: [],
    referral: row.referral && !row.blind ? { ...row.referral, note: '' } : null,
    resume: {
      file_name: row.blind ? 'resume' : row.file_name,
      file_type: row.file_type,
      lines: [],
      hidden: [],
      parse_message: toStoredText(message('resumeFiles.noLongerShared')),
      pages: null,
    },
  };
}

function rejectionOf(row: DetailRow): Applicant['rejection'] {
  return (
    row.rejection_reason && {
      reason: row.rejection_reason,
      own_reason: row.own_reason,
      note: row.rejection_note ?? '',
      mail_at: row.mail_due_at?.toISOString() ?? null,
      mailed: row.mailed_at !== null,
      notice: row.notice_due_at && {
        due_at: row.notice_due_at.toISOString(),
        sent_at: row.notice_sent_at?.toISOString() ?? null,
      },
    }
  );
}

/** Those of the links that open a web page; a resume may name any scheme, or none. */
function webAddresses(links: string[]): string[] {
  return links.flatMap((link) => {
    const url = link === '' ? null : (URL.parse(link) ?? URL.parse(`https://${link}`));
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
}
