import { type Correction, type ReadValue, wrongContact } from '../../../api/candidates/resumes.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';
import type { ExperienceValues } from '../experiences/queries.ts';
import { readValues } from './corrected-values.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { words } from '../../platform/http/reader.ts';

/** Most skills that a person can add to one reading. */
const maxAdded = 100;

/** What corrections come to: the new state of the values, and the proposals to keep or take back as experiences. */
export type Outcome = {
  corrections: StoredCorrections;
  accepted: { path: string; values: ExperienceValues }[];
  takenBack: string[];
};

/** Applies what a person said of the values of their reading. Refuses what does not fit the reading. */
export function applyCorrections(
  reading: ResumeReading,
  stored: StoredCorrections,
  list: Correction[],
  now: Date,
): Outcome {
  const outcome: Outcome = { corrections: { ...stored }, accepted: [], takenBack: [] };
  const kinds = new Map(readValues(reading, {}).map((value) => [value.path, value.kind]));
  for (const [index, correction] of list.entries()) {
    if (correction.action === 'add') addSkill(outcome.corrections, correction.value, now);
    else applyOne(outcome, kinds.get(correction.path), correction, index, now);
  }
  const values = readValues(reading, outcome.corrections);
  for (const path of new Set(outcome.accepted.map((entry) => entry.path))) {
    if (outcome.takenBack.includes(path)) continue;
    const entry = outcome.accepted.find((item) => item.path === path);
    if (entry) entry.values = enteredValues(values.find((value) => value.path === path));
  }
  return outcome;
}

type Pointed = Exclude<Correction, { action: 'add' }>;

function applyOne(
  outcome: Outcome,
  kind: ReadValue['kind'] | undefined,
  correction: Pointed,
  index: number,
  now: Date,
): void {
  const { path, action } = correction;
  const isAdded = outcome.corrections[path]?.action === 'add';
  if (!kind && !isAdded) refuse(index, message('candidateErrors.valueGone'));
  const at = now.toISOString();
  outcome.accepted = outcome.accepted.filter((entry) => entry.path !== path);
  outcome.takenBack = outcome.takenBack.filter((taken) => taken !== path);
  if (action === 'reset' || (isAdded && action === 'drop')) delete outcome.corrections[path];
  else if (action === 'edit') {
    if (!fits(kind, correction.value)) refuse(index, message('candidateErrors.valueMismatch'));
    const wrong = kind && typeof correction.value === 'string' ? wrongContact(kind, correction.value) : null;
    if (wrong) refuse(index, wrong);
    outcome.corrections[path] = { action: isAdded ? 'add' : action, value: correction.value, at };
  } else if (!isAdded) outcome.corrections[path] = { action, at };
  if (kind !== 'experience') return;
  if (action === 'accept' || action === 'edit') outcome.accepted.push({ path, values: noValues });
  else outcome.takenBack.push(path);
}

function addSkill(corrections: StoredCorrections, value: string, now: Date): void {
  const added = Object.entries(corrections).filter(([, correction]) => correction.action === 'add');
  const same = added.some(([, correction]) => String(correction.value).toLowerCase() === value.toLowerCase());
  if (same) return;
  if (added.length >= maxAdded)
    throw new ApiError('quota_reached', {
      detail: message('candidateErrors.tooManyAdded', { count: maxAdded }),
    });
  const numbers = added.map(([path]) => Number(path.split('/')[1]));
  const next = Math.max(-1, ...numbers) + 1;
  corrections[`added/${next}`] = { action: 'add', value, at: now.toISOString() };
}

function fits(kind: ReadValue['kind'] | undefined, value: unknown): boolean {
  if (kind === 'experience') return typeof value === 'object' && value !== null && 'company' in value;
  if (kind === 'education') return typeof value === 'object' && value !== null && 'institution' in value;
  return typeof value === 'string';
}

const noValues: ExperienceValues = {
  companyName: '',
  jobTitle: '',
  startDate: '',
  endDate: null,
  location: '',
  experienceDetails: '',
  isCurrent: false,
};

/** A standing proposal as an experience: months become the first day of the month. */
function enteredValues(value: ReadValue | undefined): ExperienceValues {
  if (value?.kind !== 'experience') throw new ApiError('invalid_input');
  const { company, title, location, start, end, description } = value.value;
  const missing = [
    ...(company ? [] : [message('candidateErrors.missingCompany')]),
    ...(title ? [] : [message('candidateErrors.missingTitle')]),
    ...(start ? [] : [message('candidateErrors.missingStart')]),
  ];
  if (missing.length > 0 || !start) {
    const what = missing.map(words).join(', ');
    throw new ApiError('invalid_input', {
      detail: message('candidateErrors.addFirst', { what }),
      errors: [{ pointer: `/${value.path}`, detail: message('candidateErrors.missingParts', { what }) }],
    });
  }
  const endDate = end ? firstDay(end) : null;
  if (endDate && endDate < firstDay(start)) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: `/${value.path}`, detail: message('candidateErrors.endAfterStart') }],
    });
  }
  return {
    companyName: company,
    jobTitle: title,
    startDate: firstDay(start),
    endDate,
    location,
    experienceDetails: description,
    isCurrent: endDate === null,
  };
}

function firstDay(month: string): string {
  return month.length === 4 ? `${month}-01-01` : `${month}-01`;
}

function refuse(index: number, detail: MessageOrText): never {
  throw new ApiError('invalid_input', { errors: [{ pointer: `/corrections/${index}`, detail }] });
}
