import { v7 } from 'uuid';
import { messageFields } from '../../../api/hiring/messages.ts';
import type { MessageTemplate } from '../../../api/hiring/message-templates.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db/connect.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { knownFields } from '../offers/offer-fields.ts';
import * as queries from './template-queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database'>;
/** One of a company's people, who keep the texts that its messages begin with. */
type Member = { companyId: string; personId: string };
type Value = Pick<MessageTemplate, 'kind' | 'name' | 'body' | 'follow_ups'>;

const maxTemplates = 100;

/** Adds a text that messages begin with; refused beyond the most, and with fields that nothing fills. */
export function createTemplate({ database }: Ports, by: Member, value: Value): Promise<MessageTemplate> {
  const { companyId, personId: createdBy } = by;
  return database.transact(async () => {
    await refuseUnknownFields(database, companyId, value, '#/body');
    if ((await queries.countTemplates(database, companyId)) >= maxTemplates) {
      throw new ApiError('quota_reached');
    }
    const id = v7();
    await queries.insertTemplate(database, { id, companyId, createdBy, ...value });
    return readTemplate(database, companyId, id);
  });
}

/** Changes a text that messages begin with, as it stands at a version. */
export function changeTemplate(
  { database }: Ports,
  { companyId }: Member,
  { id, version }: { id: string; version: number },
  value: Value,
): Promise<MessageTemplate> {
  return database.transact(async () => {
    const before = await readTemplate(database, companyId, id);
    // A template stays of its kind.
    await refuseUnknownFields(database, companyId, { ...value, kind: before.kind }, '#/body/value');
    if (!(await queries.changeTemplate(database, { id, companyId, version }, value))) {
      throw staleVersion(before);
    }
    return readTemplate(database, companyId, id);
  });
}

/** Deletes a text that messages begin with. */
export async function deleteTemplate({ database }: Ports, { companyId }: Member, id: string): Promise<void> {
  if (!(await queries.deleteTemplate(database, companyId, id))) throw new ApiError('not_found');
}

async function readTemplate(database: Database, companyId: string, id: string): Promise<MessageTemplate> {
  const found = await queries.findTemplate(database, companyId, id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Every field is there to be filled; whether it can be is seen for each person. */
async function refuseUnknownFields(
  database: Database,
  companyId: string,
  { kind, body, follow_ups: later }: Value,
  at: string,
): Promise<void> {
  const known = kind === 'offer' ? await knownFields(database, companyId) : messageFields;
  const texts = [
    { pointer: `${at}/body`, text: body },
    ...later.map((one, index) => ({ pointer: `${at}/follow_ups/${index}/body`, text: one.body })),
  ];
  const errors = texts.flatMap(({ pointer, text }) => {
    const { unknown } = mergeFields(text, known);
    if (unknown.length === 0) return [];
    return [{ pointer, detail: message('hiringErrors.unknownFields', { names: unknown.join(', ') }) }];
  });
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}
