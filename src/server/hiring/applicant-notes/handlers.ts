import { v7 } from 'uuid';
import type { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import { memberEmails, teamEmails } from '../../identity/companies/queries.ts';
import { type Handlers, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { reader } from '../applications/applicant-page.ts';
import { findApplicant } from '../applications/detail-queries.ts';
import { assignApplication, recordMark, tagApplication, untagApplication } from '../applications/tags.ts';
import type { By } from '../applications/moves.ts';
import { deleteNote, insertNote, listNotes, listTags, tagsOf } from './queries.ts';
import { companysApplication } from '../applications/access.ts';
import type { ApplicationState } from '../applications/queries.ts';

/** What colleagues write on applications: notes, tags, and who looks after them. */
export const applicantNotesHandlers: Handlers<typeof applicantNotesApi> = {
  listApplicantNotes: async ({ params }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    return presentNotes(context, params.id);
  },

  writeApplicantNote: async ({ params, body }, context) => {
    const found = await companysApplication(context.database, employerScope(context), params.id);
    const by = byOf(context);
    const { companyId, personId: viewerId } = by;
    const colleagues = await teamEmails(context.database, companyId, found.jobId, body.mentions);
    if (body.mentions.some((id) => !colleagues.has(id))) {
      throw new ApiError('invalid_input', {
        errors: [{ pointer: '#/body/mentions', detail: 'Mention people who work with this job.' }],
      });
    }
    const id = v7();
    await insertNote(context.database, {
      id,
      applicationId: found.id,
      companyId,
      authorId: viewerId,
      body: body.body,
      isPrivate: body.is_private,
      mentions: body.is_private ? [] : body.mentions,
      now: context.now(),
    });
    await recordMark(context, by, found, 'application.noted', body.is_private ? { private: true } : {});
    if (!body.is_private) await notifyMentioned(context, found, id, body.mentions);
    return presentNotes(context, params.id);
  },

  deleteApplicantNote: ({ params }, context) =>
    context.database.transact(async () => {
      const by = byOf(context);
      const gone = await deleteNote(context.database, by, params.id);
      if (!gone) throw new ApiError('not_found');
      await recordMark(
        context,
        by,
        { id: gone.applicationId },
        'application.note_deleted',
        gone.isPrivate ? { private: true } : {},
      );
    }),

  listApplicantTags: async (_input, context) => ({
    items: await listTags(context.database, reader(context)),
  }),

  tagApplicant: ({ params, body }, context) =>
    context.database.transact(async () => {
      const found = await companysApplication(context.database, employerScope(context), params.id);
      const by = byOf(context);
      for (const tag of body.remove) await untagApplication(context, by, found, tag);
      for (const tag of body.add) await tagApplication(context, by, found, tag);
      const tags = await tagsOf(context.database, found.id);
      if (tags.length > 50)
        throw new ApiError('invalid_input', { detail: 'An application has at most 50 tags.' });
      return { tags };
    }),

  assignApplicant: ({ params, body }, context) =>
    context.database.transact(async () => {
      const found = await companysApplication(context.database, employerScope(context), params.id);
      const by = byOf(context);
      await assignApplication(context, by, found, body.to);
      if (body.to === null) return { assigned_to: null };
      const email = (await memberEmails(context.database, by.companyId, [body.to])).get(body.to) ?? '';
      return { assigned_to: { id: body.to, email } };
    }),
};

function byOf(context: SignedIn): By {
  const { viewerId, ...scope } = employerScope(context);
  return { personId: viewerId, ...scope };
}

/** The notes as the reader may see them: a colleague who knows the name may have written it where this reader reviews blind. */
async function presentNotes(context: SignedIn, applicationId: string) {
  const scope = reader(context);
  const notes = await listNotes(context.database, scope.companyId, scope.viewerId, applicationId);
  const shown = await findApplicant(context.database, scope, applicationId, context.now());
  const hide = shown?.hide;
  return { items: hide ? notes.map((note) => ({ ...note, body: hide(note.body) })) : notes };
}

async function notifyMentioned(
  context: SignedIn,
  found: ApplicationState,
  noteId: string,
  ids: string[],
): Promise<void> {
  for (const userId of ids.filter((id) => id !== context.actor.id)) {
    await notify(context, {
      userId,
      kind: 'mentioned',
      key: `note:${noteId}`,
      title: `${context.actor.email} mentioned you in a note about an applicant`,
      path: `/applicants/${found.id}`,
    });
  }
}
