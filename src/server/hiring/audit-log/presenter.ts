import { z } from 'zod';
import { companyListNames } from '../../../api/identity/company-lists.ts';
import { type AuditEntry, auditKinds } from '../../../api/hiring/audit-log.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { jobFieldLabels, jobValueLabels } from '../../../api/jobs/job-fields.ts';
import { type Message, message } from '../../../messages/message.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';
import { eventWords } from '../applications/timeline.ts';
import { auditKindOf, auditWords } from './audit-actions.ts';
import type { AuditRow } from './queries.ts';

/** What the events of a page are about: applicants as the reader's lists show them, jobs, and colleagues by name. */
export type Known = {
  applicants: Map<string, Pick<ApplicantRow, 'candidate' | 'job_title' | 'blind'>>;
  jobs: Map<string, string>;
  colleagues: Map<string, string>;
  reasons: Map<string, string>;
};

/** An event as the reader of the log reads it. */
export function auditEntryOf(row: AuditRow, known: Known): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: auditKindOf.get(row.action) ?? auditKinds[0],
    action: row.action,
    text: words(textOf(row, known)),
    actor: actorOf(row, known),
    about: aboutOf(row, known),
  };
}

function actorOf({ actorId, subjectId, data }: AuditRow, { colleagues }: Known): string {
  if (data['by'] === 'ats') return words('timeline.ats');
  if (actorId === null) return words('auditLog.automatic');
  if (actorId === subjectId) return words('timeline.candidate');
  return colleagues.get(actorId) ?? words('timeline.formerColleague');
}

function textOf(row: AuditRow, known: Known): Message {
  const { action, data, objectType, objectId } = row;
  if (objectType === 'application') {
    // A tag can be somebody's name.
    const isTag = action === 'application.tagged' || action === 'application.untagged';
    if (isTag && known.applicants.get(objectId)?.blind !== false) return message('auditLog.tagsChanged');
    return eventWords(row, known.reasons) ?? message('auditLog.other');
  }
  if (action === 'job.updated') return jobChange(data);
  const list = action === 'company.list_changed' && companyListNames.find((name) => name === data['list']);
  if (list) return message(lists[list]);
  const key = auditWords[action];
  return key === undefined ? message('auditLog.other') : { key, values: {} };
}

const lists = {
  departments: 'auditLog.departmentsChanged',
  locations: 'auditLog.locationsChanged',
  reject_reasons: 'auditLog.reasonsChanged',
} as const;

const changedFields = z.array(z.object({ field: z.string() })).catch([]);

/** What of a job was changed: its status from one to another, else which fields. */
function jobChange(data: AuditRow['data']): Message {
  if (data['from'] !== data['to']) {
    const [from, to] = [statusWords(data['from']), statusWords(data['to'])];
    return message('auditLog.jobStatusChanged', { from, to });
  }
  const labels = new Map<string, string>(Object.entries(jobFieldLabels));
  const fields = changedFields.parse(data['changes']).flatMap(({ field }) => {
    const label = labels.get(field);
    return label === undefined ? [] : wordsOfStored(label);
  });
  if (fields.length === 0) return message('auditLog.jobUpdated');
  return message('auditLog.jobFieldsChanged', { fields: fields.join(', ') });
}

function statusWords(status: unknown): string {
  const label = jobValueLabels.status?.[String(status)];
  return label === undefined ? String(status) : wordsOfStored(label);
}

/** People of the talent pool are not named: what happens to them at the same moment would tell whom a blind review hides. */
function aboutOf({ objectType, objectId, data }: AuditRow, known: Known): AuditEntry['about'] {
  if (objectType === 'application') {
    const found = known.applicants.get(objectId);
    if (!found) return null;
    const { candidate, job_title: job } = found;
    const name = words(
      found.blind
        ? message('auditLog.hiddenApplicant', { job })
        : message('auditLog.applicant', { name: candidate.name, job }),
    );
    return { name, path: `/applicants/${objectId}` };
  }
  const jobId = objectType === 'job' ? objectId : data['job'];
  const title = typeof jobId === 'string' ? known.jobs.get(jobId) : undefined;
  if (title !== undefined) return { name: title, path: `/jobs/${String(jobId)}` };
  if (objectType !== 'user') return null;
  return { name: known.colleagues.get(objectId) ?? words('timeline.formerColleague'), path: null };
}
