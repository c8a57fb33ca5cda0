import { api } from '../../../api/index.ts';
import { candidate, ids, recruiter } from './people.ts';

const made = { template: '' };
const application = () => ({ params: { id: ids.application } });
const body = { body: 'Dear {{name}}' };

/** What both sides of an application write to each other. */
export const messageCalls = {
  previewApplicantMessage: () => recruiter.call(api.previewApplicantMessage, { ...application(), body }),
  writeApplicantMessage: () =>
    recruiter.call(api.writeApplicantMessage, { ...application(), body: { body: 'Hello' } }),
  listApplicantMessages: () => recruiter.call(api.listApplicantMessages, application()),
  writeApplicationMessage: () =>
    candidate.call(api.writeApplicationMessage, { ...application(), body: { body: 'Hello' } }),
  listApplicationMessages: () => candidate.call(api.listApplicationMessages, application()),
  listThreads: () => recruiter.call(api.listThreads, {}),
  createMessageTemplate: async () => {
    const kept = await recruiter.call(api.createMessageTemplate, { body: { name: 'Invite', ...body } });
    made.template = kept.body.id;
    return kept;
  },
  changeMessageTemplate: () =>
    recruiter.call(api.changeMessageTemplate, {
      params: { id: made.template },
      body: { version: 1, value: { name: 'Invitation', ...body } },
    }),
  listMessageTemplates: () => recruiter.call(api.listMessageTemplates, {}),
};
