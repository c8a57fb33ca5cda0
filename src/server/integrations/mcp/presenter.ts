import type { Applicant, ApplicantRow } from '../../../api/hiring/applications.ts';
import type { SentScore } from '../../../api/matching/fit.ts';
import type { Job, JobCard } from '../../../api/jobs/jobs.ts';

/** At most so many characters of one text of somebody else are told. */
export const longestText = 20_000;

/**
 * Words that somebody else wrote, marked as such: whoever reads them for a person must not take them for orders. Long texts are cut,
 * and say so.
 */
export function wordsOfOthers<T extends object>(words: T): { untrusted: T } {
  return { untrusted: cut(words) as T };
}

function cut(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText)
    return `${value.slice(0, longestText)} (cut here: ${value.length - longestText} more characters)`;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one)]));
}

/** A job of a list. */
export function presentCard(card: JobCard) {
  const { id, location_type, job_type, salary_range, published_at, fit, saved, applied } = card;
  const { title, employer_name, locations, skills, summary } = card;
  return {
    job_id: id,
    location_type,
    job_type,
    salary: salary_range?.display ?? null,
    published_at,
    my_skills_match_percent: fit?.skill_overlap ?? null,
    my_skills_known: fit?.shape ?? null,
    saved,
    applied,
    ...wordsOfOthers({ title, employer_name, locations, skills, summary: summary.slice(0, 400) }),
  };
}

/** A job in full. */
export function presentJob(job: Job) {
  const { id, status, location_type, job_type, salary_range, years, openings, published_at, expires_at } =
    job;
  const { title, employer_name, locations, description, skills, desired_skills, education, languages } = job;
  return {
    job_id: id,
    status,
    location_type,
    job_type,
    salary: salary_range?.display ?? null,
    years_wanted: years,
    openings,
    published_at,
    expires_at,
    apply_elsewhere: job.apply_url,
    my_application: job.mine?.application ?? null,
    ...wordsOfOthers({
      title,
      employer_name,
      locations,
      description,
      skills,
      desired_skills,
      education,
      languages,
      questions: job.questions,
    }),
  };
}

/** A score with its ledger. */
export function presentFit(fit: SentScore) {
  const { skill_overlap, stale, label, computed_at, parts, ledger, shape } = fit;
  return {
    skills_match_percent: skill_overlap,
    skills_known: shape,
    label,
    being_counted_anew: stale,
    computed_at,
    parts,
    ...wordsOfOthers({
      ledger: ledger.map(({ kind, requirement, state, known, reason, evidence, answered }) => ({
        kind,
        requirement,
        state,
        ...(known === undefined ? {} : { known }),
        reason,
        evidence: evidence.map((one) => ({
          from: one.from,
          quote: one.from === 'resume' ? one.place.quote : one.quote,
          ...(one.from === 'resume' ? { page: one.place.page, line: one.place.line } : {}),
        })),
        ...(answered === undefined ? {} : { stated_by_candidate: answered }),
      })),
    }),
  };
}

/** An applicant of a list. */
export function presentApplicant(row: ApplicantRow) {
  return {
    application_id: row.id,
    job_id: row.job_id,
    stage: row.stage_key,
    stage_since: row.stage_since,
    applied_at: row.created_at,
    years_of_work: row.years,
    last_contact: row.last_contact,
    source: row.source,
    tags: row.tags,
    reviewed_blind: row.blind,
    skills_match_percent: row.fit?.skill_overlap ?? null,
    skills_known: row.fit?.shape ?? null,
    ...wordsOfOthers({
      candidate: row.candidate,
      position: row.position,
      job_title: row.job_title,
      stage_name: row.stage_name,
    }),
  };
}

/** An applicant in full. */
export function presentApplication(found: Applicant) {
  const { untrusted, ...facts } = presentApplicant(found);
  const { phone, links, about, cover_note, answers, resume } = found;
  return {
    ...facts,
    rejection: found.rejection,
    score: found.score === null ? null : presentFit(found.score),
    ...wordsOfOthers({
      ...untrusted,
      timeline: found.timeline.slice(-50),
      phone,
      links,
      about,
      cover_note,
      answers,
      resume: {
        file_name: resume.file_name,
        text: resume.lines.map(({ text }) => text).join('\n'),
        text_a_person_cannot_see: resume.hidden.slice(0, 20).map(({ text }) => text.slice(0, 500)),
      },
    }),
  };
}
