import { yesOrNo } from '../../../api/jobs/screening-questions.ts';
import type { ProposedRequirement, ReadVacancy } from '../../../api/jobs/job-proposals.ts';
import { emptyJobForm, isNamed } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

/** The words that a proposal rests on, and the text they stand in; null where a page's data state it. */
export type Ground = { text: string; start: number; end: number } | null;

type Of<Kind extends string, Value> = { id: string; kind: Kind; value: Value; ground: Ground };
type Pay = NonNullable<ReadVacancy['pay']>['value'];

/** Something that may go into the form, once its author says so. */
export type Proposal =
  | Of<'title' | 'description', string>
  | Of<'place', ReadVacancy['places'][number]['value']>
  | Of<'pay', Pay>
  | Of<'job_type', JobFormValues['job_type']>
  | Of<'location_type', JobFormValues['location_type']>
  | Of<'requirement', ProposedRequirement>;

/** Whether a proposal is in the form, fills what is empty there, or would change what somebody entered. */
export type Standing = 'there' | 'fills' | 'changes';

/** What a whole vacancy proposes, in the order of the form. */
export function proposalsOfVacancy(vacancy: ReadVacancy): Proposal[] {
  const text = vacancy.description;
  const ground = (words: { start: number; end: number } | null): Ground => words && { text, ...words };
  const { title, pay, job_type, location_type } = vacancy;
  return [
    ...(title
      ? [{ id: 'title', kind: 'title' as const, value: title.value, ground: ground(title.words) }]
      : []),
    ...(text ? [{ id: 'description', kind: 'description' as const, value: text, ground: null }] : []),
    ...vacancy.places.map(({ value, words }, at) => ({
      id: `place-${at}`,
      kind: 'place' as const,
      value,
      ground: ground(words),
    })),
    ...(job_type
      ? [{ id: 'job_type', kind: 'job_type' as const, value: job_type.value, ground: ground(job_type.words) }]
      : []),
    ...(location_type
      ? [
          {
            id: 'location_type',
            kind: 'location_type' as const,
            value: location_type.value,
            ground: ground(location_type.words),
          },
        ]
      : []),
    ...(pay ? [{ id: 'pay', kind: 'pay' as const, value: pay.value, ground: ground(pay.words) }] : []),
    ...proposalsOfText(vacancy.requirements, text),
  ];
}

/** What a description alone proposes. */
export function proposalsOfText(requirements: ProposedRequirement[], text: string): Proposal[] {
  return requirements.map((value) => ({
    id: `${value.kind}-${value.name.toLowerCase()}`,
    kind: 'requirement',
    value,
    ground: { text, start: value.words.start, end: value.words.end },
  }));
}

/** How a proposal stands to what is in the form; `isNew` for a job that was never saved, whose defaults nobody entered. */
export function standingOf(proposal: Proposal, values: JobFormValues, isNew: boolean): Standing {
  const next = withProposal(proposal, values);
  if (isThere(proposal, values)) return 'there';
  // A level is put behind the title, which is the author's own words.
  if (proposal.kind === 'requirement' && proposal.value.kind === 'level') return 'changes';
  const entered = changedFields(proposal).filter((field) => {
    if (sameValue(next[field], values[field])) return false;
    return !isUntouched(field, values, isNew);
  });
  return entered.length > 0 ? 'changes' : 'fills';
}

/** The form with a proposal in it. */
export function withProposal(proposal: Proposal, values: JobFormValues): JobFormValues {
  switch (proposal.kind) {
    case 'title':
    case 'description':
    case 'job_type':
    case 'location_type':
      return { ...values, [proposal.kind]: proposal.value };
    case 'place':
      return { ...values, locations: [...values.locations.filter(isNamed), proposal.value] };
    case 'pay': {
      const { min, max, currency, interval } = proposal.value;
      const amountText = (amount: number | null) => (amount === null ? '' : String(amount));
      return {
        ...values,
        salary_min: amountText(min),
        salary_max: amountText(max),
        salary_currency: currency,
        salary_interval: interval,
      };
    }
    case 'requirement':
      return withRequirement(proposal.value, values);
  }
}

/** The same requirement, required or desired. */
export function asRequired(proposal: Proposal, required: boolean): Proposal {
  return proposal.kind === 'requirement' ? { ...proposal, value: { ...proposal.value, required } } : proposal;
}

/** Whether a requirement goes into one of the two lists of skills, so that its author chooses which. */
export function hasTwoLists(proposal: Proposal): boolean {
  return proposal.kind === 'requirement' && isSkillLike(proposal.value);
}

function withRequirement(wanted: ProposedRequirement, values: JobFormValues): JobFormValues {
  const { kind, name, required, question } = wanted;
  if (question !== null) return withQuestion(question, required, values);
  if (kind === 'years') return { ...values, years: name };
  if (kind === 'degree') return { ...values, education: name };
  if (kind === 'level') return { ...values, title: titleWith(values.title, name) };
  if (kind === 'language' && required) return { ...values, languages: [...values.languages, name] };
  const list = required ? 'skills' : 'desired_skills';
  const other = required ? 'desired_skills' : 'skills';
  const key = name.toLowerCase();
  return {
    ...values,
    [list]: [...values[list], name],
    [other]: values[other].filter((one) => one.toLowerCase() !== key),
  };
}

/** A title with the level that the text names. */
function titleWith(title: string, level: string): string {
  return title.trim() === '' ? level : `${title.trim()} (${level})`;
}

function withQuestion(prompt: string, required: boolean, values: JobFormValues): JobFormValues {
  const asked = {
    id: questionIdOf(prompt),
    prompt,
    type: 'yes_no' as const,
    options: [],
    required,
    accepts: yesOrNo.slice(0, 1),
    at_least: '',
  };
  return { ...values, questions: [...values.questions, asked] };
}

/** The same question has the same id, so that none is asked twice. */
function questionIdOf(prompt: string): string {
  let hash = 0x811c9dc5;
  for (const letter of prompt) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `text-${(hash >>> 0).toString(36)}`;
}

function isThere(proposal: Proposal, values: JobFormValues): boolean {
  switch (proposal.kind) {
    case 'place': {
      const wanted = proposal.value;
      return values.locations.some(
        (one) =>
          sameText(one.city, wanted.city) &&
          sameText(one.state, wanted.state) &&
          (wanted.country === '' || one.country === wanted.country),
      );
    }
    case 'requirement':
      return hasRequirement(proposal.value, values);
    default:
      return changedFields(proposal).every((field) =>
        sameValue(withProposal(proposal, values)[field], values[field]),
      );
  }
}

function hasRequirement(wanted: ProposedRequirement, values: JobFormValues): boolean {
  const { kind, name, question } = wanted;
  if (question !== null) return values.questions.some(({ prompt }) => prompt === question);
  if (kind === 'years') return values.years === name;
  if (kind === 'degree') return sameText(values.education, name);
  if (kind === 'level') return values.title.toLowerCase().includes(name.toLowerCase());
  const own = name.replace(/\s*\([^()]*\)$/, '');
  return [...values.skills, ...values.desired_skills, ...(kind === 'language' ? values.languages : [])].some(
    (one) => sameText(one, name) || (kind === 'language' && sameText(one.replace(/\s*\([^()]*\)$/, ''), own)),
  );
}

/** What of the form a proposal sets; lists that only grow are not among it. */
function changedFields(proposal: Proposal): (keyof JobFormValues)[] {
  if (proposal.kind === 'pay') return ['salary_min', 'salary_max', 'salary_currency', 'salary_interval'];
  if (proposal.kind === 'place') return [];
  if (proposal.kind !== 'requirement') return [proposal.kind];
  const { kind, question } = proposal.value;
  if (question !== null) return [];
  return kind === 'years' ? ['years'] : kind === 'degree' ? ['education'] : kind === 'level' ? ['title'] : [];
}

function isUntouched(field: keyof JobFormValues, values: JobFormValues, isNew: boolean): boolean {
  const value = values[field];
  if (typeof value === 'string' && value.trim() === '') return true;
  const noPay = values.salary_min.trim() === '' && values.salary_max.trim() === '';
  if (noPay && (field === 'salary_currency' || field === 'salary_interval')) return true;
  return isNew && sameValue(value, emptyJobForm[field]);
}

function isSkillLike({ kind, question }: ProposedRequirement): boolean {
  return question === null && ['skill', 'licence', 'language', 'driving'].includes(kind);
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The words of a proposal with a little of the text around them: before, the words, after. */
export function inContext({ text, start, end }: NonNullable<Ground>): [string, string, string] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const from = Math.max(lineStart, start - AROUND);
  const to = Math.min(lineEnd, end + AROUND);
  const before = text.slice(from, start).replace(/^[\s#*•-]+/, '');
  return [
    from > lineStart ? `… ${before.replace(/^\S*\s/, '')}` : before,
    text.slice(start, end),
    to < lineEnd ? `${text.slice(end, to).replace(/\s\S*$/, '')} …` : text.slice(end, to),
  ];
}

/** Where the words of a proposal stand in a text that may have changed since; null when they are gone. */
export function placeInText({ text, start, end }: NonNullable<Ground>, now: string): [number, number] | null {
  const words = text.slice(start, end);
  if (now.slice(start, end) === words) return [start, end];
  const near = now.indexOf(words, Math.max(0, start - 200));
  const at = near === -1 ? now.indexOf(words) : near;
  return at === -1 ? null : [at, at + words.length];
}

const AROUND = 70;
