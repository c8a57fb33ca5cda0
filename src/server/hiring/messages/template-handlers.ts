import { v7 } from 'uuid';
import { messageFields, type MessageTemplate, type messageThreadsApi } from '../../../api/hiring/messages.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import {
  changeTemplate,
  countTemplates,
  deleteTemplate,
  insertTemplate,
  listTemplates,
} from './template-queries.ts';

type Ports = Pick<Services, 'database'>;

type TemplatesApi = Pick<
  typeof messageThreadsApi,
  'listMessageTemplates' | 'createMessageTemplate' | 'changeMessageTemplate' | 'deleteMessageTemplate'
>;
const mostTemplates = 100;

/** The texts that a company begins its messages with. */
export const templateHandlers: Handlers<TemplatesApi, Ports> = {
  listMessageTemplates: async (_input, context) => ({
    items: await listTemplates(context.database, companyOf(context)),
  }),

  createMessageTemplate: async ({ body }, context) => {
    refuseUnknownFields(body.body);
    const companyId = companyOf(context);
    if ((await countTemplates(context.database, companyId)) >= mostTemplates) {
      throw new ApiError('quota_reached');
    }
    const id = v7();
    await insertTemplate(context.database, { id, companyId, createdBy: context.actor.id, ...body });
    return ownTemplate(context, id);
  },

  changeMessageTemplate: async ({ params, body: { version, value } }, context) => {
    const before = await ownTemplate(context, params.id);
    refuseUnknownFields(value.body);
    const which = { id: params.id, companyId: companyOf(context), version };
    if (!(await changeTemplate(context.database, which, value))) {
      throw staleVersion(before);
    }
    return ownTemplate(context, params.id);
  },

  deleteMessageTemplate: async ({ params }, context) => {
    if (!(await deleteTemplate(context.database, companyOf(context), params.id)))
      throw new ApiError('not_found');
  },
};

async function ownTemplate(context: SignedIn<Ports>, id: string): Promise<MessageTemplate> {
  const [found] = await listTemplates(context.database, companyOf(context), id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Every field is there to be filled; whether it can be is seen for each person. */
function refuseUnknownFields(body: string): void {
  const { unknown } = mergeFields(body, messageFields);
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `“${name}”`).join(', ');
  throw new ApiError('invalid_input', {
    errors: [{ pointer: '#/body/body', detail: `There is no field ${names}.` }],
  });
}
