import { z } from 'zod';
import type { JobChange } from '../../../api/jobs/job-changes.ts';
import { jobFieldLabels, jobValueLabels } from '../../../api/jobs/job-fields.ts';
import { jobLocation } from '../../../api/jobs/jobs.ts';
import { screeningQuestion } from '../../../api/jobs/screening-questions.ts';
import { countryName } from '../../../messages/countries.ts';
import { message } from '../../../messages/message.ts';
import { readerLocale, words, wordsOfStored } from '../../platform/http/reader.ts';

const fieldChanges = z
  .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
  .catch([]);
const items = z.array(z.union([z.string(), jobLocation, screeningQuestion]));
const kinds = new Map<string, JobChange['what']>([
  ['job.created', 'created'],
  ['job.updated', 'updated'],
  ['job.approval_asked', 'approval_asked'],
  ['job.approved', 'approved'],
  ['job.changes_asked', 'changes_asked'],
]);

type Field = keyof typeof jobFieldLabels;

/** The names of fields as changes were stored with before, each value as text in English. */
const formerNames: Record<string, Field> = {
  Title: 'title',
  Status: 'status',
  Description: 'description',
  'Required skills': 'skills',
  'Desired skills': 'desired_skills',
  'Job type': 'job_type',
  'Location type': 'location_type',
  Locations: 'locations',
  'Minimum salary': 'salary_min',
  'Maximum salary': 'salary_max',
  Currency: 'salary_currency',
  'Salary paid per': 'salary_interval',
  'Years of experience': 'years',
  Education: 'education',
  Languages: 'languages',
  Openings: 'openings',
  'Application address': 'apply_url',
  'Last day to apply': 'expires_on',
  Questions: 'questions',
};

/** The changes and the steps of approval among a job's events in the reader's words, in their order, with the names of those who made them and of the company's departments and locations; edits that changed nothing are left out. */
export function changesOf(
  events: { at: Date; action: string; actorId: string | null; data: Record<string, unknown> }[],
  names: Map<string, string>,
  entries: Map<string, string> = new Map(),
): JobChange[] {
  return events.flatMap((event) => {
    const what = kinds.get(event.action);
    const changes = fieldChanges.parse(event.data['changes']).map((change) => inWords(change, entries));
    if (what === undefined || (what === 'updated' && changes.length === 0)) return [];
    const actor =
      event.actorId === null ? '' : (names.get(event.actorId) ?? words('timeline.formerColleague'));
    const comment = typeof event.data['comment'] === 'string' ? event.data['comment'] : '';
    return [{ at: event.at.toISOString(), actor, what, comment, changes }];
  });
}

function inWords(
  change: z.infer<typeof fieldChanges>[number],
  entries: Map<string, string>,
): JobChange['changes'][number] {
  const field = formerNames[change.field] ?? change.field;
  const label = isField(field) ? wordsOfStored(jobFieldLabels[field]) : field;
  return {
    field,
    label,
    before: valueInWords(field, change.before, entries),
    after: valueInWords(field, change.after, entries),
  };
}

function valueInWords(field: string, value: unknown, entries: Map<string, string>): string {
  const list = items.safeParse(value);
  if (list.success) return list.data.map(itemInWords).join('\n');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const label = isField(field) ? jobValueLabels[field]?.[text] : undefined;
  return label === undefined ? (entries.get(text) ?? text) : wordsOfStored(label);
}

function itemInWords(item: z.infer<typeof items>[number]): string {
  if (typeof item === 'string') return item;
  if ('city' in item) {
    const country = countryName(item.country, readerLocale());
    return [item.city, item.state, country].filter(Boolean).join(', ');
  }
  const marks = item.accepts.map((answer) =>
    words(message('jobForm.expects', { answer: answerInWords(item.type, answer) })),
  );
  if (item.at_least !== null) marks.push(words(message('jobForm.expectsAtLeast', { number: item.at_least })));
  const need = words(item.required ? 'jobForm.required' : 'jobs.optional');
  return [item.prompt, need, ...item.options, ...marks].join(' | ');
}

/** An answer to choose: yes and no are stored in English, others are the words of the company. */
function answerInWords(type: string, answer: string): string {
  if (type !== 'yes_no') return answer;
  return words(answer === 'Yes' ? 'jobs.yes' : 'jobs.no');
}

function isField(field: string): field is Field {
  return Object.hasOwn(jobFieldLabels, field);
}
