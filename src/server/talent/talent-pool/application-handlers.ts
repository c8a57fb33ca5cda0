import type { poolApplicationsApi } from '../../../api/talent/pool-applications.ts';
import { requireScanned } from '../../candidates/resumes/access.ts';
import { noteOpened } from '../../candidates/resumes/commands.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireGoodLink, signLink } from '../../platform/http/file-links.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import { poolActor, requirePerson } from './access.ts';
import { addToJobOf } from './commands.ts';
import { findPoolResume } from './file-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'>;

/** From the pool to a job, and the resumes of its people. */
export const poolApplicationsHandlers: Handlers<typeof poolApplicationsApi, Ports> = {
  addTalentToJob: async ({ params, body }, context) => {
    const person = await requirePerson(context, params.id, body.job_id);
    return {
      application_id: await addToJobOf(context, poolActor(context), person, body.job_id),
    };
  },

  linkTalentResume: async ({ params }, context) => {
    await requireResume(context, params.id);
    return signLink(context, `/api/recruiter/talent/${params.id}/resume`);
  },

  openTalentResume: async ({ params, query }, context) => {
    requireGoodLink(context, `/api/recruiter/talent/${params.id}/resume`, query);
    const found = await requireResume(context, params.id);
    const bytes = await readChecked(context.files, found);
    if (!bytes) throw new ApiError('not_found');
    await noteOpened(context, context.actor, found);
    return new Response(bytes, { headers: fileHeaders(found) });
  },
};

/** The resume of somebody in the caller's pool; refuses those without one as not found. */
async function requireResume(context: SignedIn<Ports>, id: string) {
  const { recordId } = await requirePerson(context, id);
  const found = recordId && (await findPoolResume(context.database, companyOf(context), recordId));
  if (!found) throw new ApiError('not_found');
  requireScanned(context, found);
  return found;
}
