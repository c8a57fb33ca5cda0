import type { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf, memberOf } from '../../identity/employer-scope.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './template-commands.ts';
import { listTemplates } from './template-queries.ts';

type Ports = Pick<Services, 'database'>;

type TemplatesApi = Pick<
  typeof messageThreadsApi,
  'listMessageTemplates' | 'createMessageTemplate' | 'changeMessageTemplate' | 'deleteMessageTemplate'
>;

/** The texts that a company begins its messages with. */
export const templateHandlers: Handlers<TemplatesApi, Ports> = {
  listMessageTemplates: async (_input, context) => ({
    items: await listTemplates(context.database, companyOf(context)),
  }),

  createMessageTemplate: ({ body }, context) => createTemplate(context, memberOf(context), body),

  changeMessageTemplate: ({ params, body: { version, value } }, context) =>
    changeTemplate(context, memberOf(context), { id: params.id, version }, value),

  deleteMessageTemplate: ({ params }, context) => deleteTemplate(context, memberOf(context), params.id),
};
