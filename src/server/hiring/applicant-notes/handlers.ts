import type { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import { findColleagues } from '../../identity/companies/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { reader } from '../applications/applicant-page.ts';
import { findHider, findHiders } from '../applications/identity-queries.ts';
import { colleagueOf } from '../applications/actor.ts';
import { assignApplication, tagApplication, untagApplication } from '../applications/mark-commands.ts';
import { removeNote, writeNote } from './commands.ts';
import { listNotes, listTags, tagsOf } from './queries.ts';
import { companysApplication } from '../applications/access.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** What colleagues write on applications: notes, tags, and who looks after them. */
export const applicantNotesHandlers: Handlers<typeof applicantNotesApi, Ports> = {
  listApplicantNotes: async ({ params }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    return presentNotes(context, params.id);
  },

  writeApplicantNote: async ({ params, body }, context) => {
    const by = colleagueOf(context);
    await writeNote(context, by, await companysApplication(context.database, by, params.id), body);
    return presentNotes(context, params.id);
  },

  deleteApplicantNote: ({ params }, context) => removeNote(context, colleagueOf(context), params.id),

  listApplicantTags: async (_input, context) => ({ items: await shownTags(context) }),

  tagApplicant: ({ params, body }, context) =>
    context.database.transact(async () => {
      const by = colleagueOf(context);
      const found = await companysApplication(context.database, by, params.id);
      for (const tag of body.remove) await untagApplication(context, by, found, tag);
      for (const tag of body.add) await tagApplication(context, by, found, tag);
      const tags = await tagsOf(context.database, found.id);
      if (tags.length > 50)
        throw new ApiError('invalid_input', { detail: message('hiringErrors.tooManyTags') });
      const { hideNames } = await findHider(context.database, employerScope(context), found.id);
      return { tags: tags.map(hideNames) };
    }),

  assignApplicant: ({ params, body }, context) =>
    context.database.transact(async () => {
      const by = colleagueOf(context);
      const found = await companysApplication(context.database, by, params.id);
      await assignApplication(context, by, found, body.to);
      if (body.to === null) return { assigned_to: null };
      const colleagues = await findColleagues(context.database, by.companyId, [body.to]);
      return { assigned_to: colleagues.get(body.to) ?? null };
    }),
};

/** The tags within reach, without those that name somebody whom the reader must not know by name. */
async function shownTags(context: SignedIn<Ports>) {
  const scope = reader(context);
  const tags = await listTags(context.database, scope);
  const hiders = await findHiders(
    context.database,
    scope,
    tags.flatMap(({ hidden }) => hidden),
  );
  return tags.flatMap(({ hidden, ...item }) =>
    hidden.some((id) => hiders.get(id)?.hideNames(item.tag) !== item.tag) ? [] : item,
  );
}

/** The notes as the reader may see them: a colleague who knows the name may have written it where this reader reviews blind. */
async function presentNotes(context: SignedIn<Ports>, applicationId: string) {
  const scope = reader(context);
  const notes = await listNotes(context.database, scope.companyId, scope.viewerId, applicationId);
  const { hide } = await findHider(context.database, scope, applicationId);
  return { items: notes.map((note) => ({ ...note, body: hide(note.body) })) };
}
