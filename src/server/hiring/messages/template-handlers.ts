import type { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { Handlers, Services } from '../../context.ts';
import { sharedCompany, sharingMember } from '../../identity/companies/access.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './template-commands.ts';
import { listTemplates } from './template-queries.ts';

type Ports = Pick<Services, 'database'>;

type TemplatesApi = Pick<
  typeof messageThreadsApi,
  'listMessageTemplates' | 'createMessageTemplate' | 'changeMessageTemplate' | 'deleteMessageTemplate'
>;

/** The texts that a company begins its messages with. */
export const templateHandlers: Handlers<TemplatesApi, Ports> = {
  listMessageTemplates: async ({ query }, context) => ({
    items: await listTemplates(context.database, sharedCompany(context), query.kind),
  }),

  createMessageTemplate: async ({ body }, context) => createTemplate(context, sharingMember(context), body),

  changeMessageTemplate: async ({ params, body: { version, value } }, context) =>
    changeTemplate(context, sharingMember(context), { id: params.id, version }, value),

  deleteMessageTemplate: async ({ params }, context) =>
    deleteTemplate(context, sharingMember(context), params.id),
};
