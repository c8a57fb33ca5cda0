import { v7 } from 'uuid';
import type {
  CustomFieldList,
  FieldInput,
  FieldSubject,
  ValuesInput,
} from '../../../api/hiring/custom-fields.ts';
import { hasHiddenMark, hiddenMark } from '../../../engine/blind/hide-identity.ts';
import { type Message, message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { findColleagues } from '../../identity/companies/queries.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import type { Colleague } from '../applications/actor.ts';
import { recordMark } from '../applications/mark-commands.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { findCustomFields, findValues, storeCustomFields, storeValues, type Subject } from './queries.ts';
import { losesFields, type Values, wrongValue } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Changes the fields of the caller's company on a subject, as they are at a version; owners and administrators do. */
export function changeCustomFields(
  { database, now }: Ports,
  actor: Actor,
  { subject, version, items }: { subject: FieldSubject; version: number; items: FieldInput[] },
): Promise<CustomFieldList> {
  const companyId = companyOf({ actor });
  if (actor.company?.owner !== true && actor.role !== 'admin') throw new ApiError('owner_only');
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    const before = (await findCustomFields(database, companyId))[subject];
    if (before.version !== version) throw staleVersion(before);
    if (losesFields(before.items, items)) {
      throw new ApiError('conflict', { detail: message('hiringErrors.listLosesFields') });
    }
    const kept = items.map(({ id = v7(), options, ...field }) => ({
      ...field,
      id,
      options:
        field.kind === 'choice' ? options.map(({ id: of = v7(), ...rest }) => ({ ...rest, id: of })) : [],
    }));
    await storeCustomFields(database, { companyId, subject, now: now() }, kept);
    const data = { subject, fields: kept.map(({ name, kind, retired }) => ({ name, kind, retired })) };
    await recordCompanyEvent(database, { actor, companyId }, 'company.fields_changed', data);
    return { items: kept, version: version + 1 };
  });
}

/** Changes what stands in a company's fields on one of its jobs, as it is at a version; false where there is a newer one. */
export async function saveJobValues(
  ports: Ports,
  personId: string,
  subject: Subject,
  input: ValuesInput,
): Promise<boolean> {
  const fields = await saveValues(ports, subject, input);
  if (fields === null) return false;
  await recordEvent(ports.database, {
    actorId: personId,
    action: 'job.fields_changed',
    objectType: 'job',
    objectId: subject.id,
    companyId: subject.companyId,
    data: { fields },
  });
  return true;
}

/** As `saveJobValues`, on an application; the open pages of colleagues follow. */
export async function saveApplicantValues(
  ports: Ports & Pick<Services, 'live' | 'queue'>,
  by: Colleague,
  found: ApplicationState,
  input: ValuesInput,
): Promise<boolean> {
  const subject = { kind: 'application' as const, id: found.id, companyId: by.companyId };
  const fields = await saveValues(ports, subject, input);
  if (fields === null) return false;
  await recordMark(ports, by, found, 'application.fields_changed', { fields });
  return true;
}

/**
 * Changes what stands in fields of a job or an application, as it is at a version, in the caller's transaction. Answers the ids of the
 * fields that changed; null where there is a newer version.
 */
async function saveValues(
  { database, now }: Ports,
  subject: Subject,
  { version, values: given }: ValuesInput,
): Promise<string[] | null> {
  const fields = new Map(
    (await findCustomFields(database, subject.companyId))[subject.kind].items.map((field) => [
      field.id,
      field,
    ]),
  );
  const { values: was } = await findValues(database, subject);
  const asked = given.flatMap(({ value }) => (isId(value) ? value : []));
  const members = new Set((await findColleagues(database, subject.companyId, asked)).keys());
  const next: Values = { ...was };
  const errors: { pointer: string; detail: Message }[] = [];
  for (const [at, { field_id: id, value }] of given.entries()) {
    const pointer = `#/body/values/${at}/value`;
    const field = fields.get(id);
    if (!field) errors.push({ pointer, detail: message('hiringErrors.noSuchField') });
    else if (value === null || value === '') delete next[id];
    else if (value !== was[id] && typeof value === 'string' && hasHiddenMark(value))
      errors.push({ pointer, detail: message('hiringErrors.hiddenMark', { mark: hiddenMark }) });
    else {
      const wrong = wrongValue(field, value, was[id], members);
      if (wrong) errors.push({ pointer, detail: { key: wrong, values: {} } });
      else next[id] = value;
    }
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
  const saved = { newId: v7(), version, values: next, now: now() };
  if (!(await storeValues(database, subject, saved))) return null;
  return [...fields.keys()].filter((id) => next[id] !== was[id]);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
