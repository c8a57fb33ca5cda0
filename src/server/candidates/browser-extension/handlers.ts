import type { browserExtensionApi } from '../../../api/candidates/browser-extension.ts';
import { proposeSkills } from '../../../engine/skills/propose.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { jobOfAddress } from '../../jobs/added-jobs/access.ts';
import type { StoredJob } from '../../jobs/jobs/queries.ts';
import { predictSeenFit, scoreJobs } from '../../matching/fit/commands.ts';
import { findFit, type StoredFit } from '../../matching/fit/queries.ts';
import { presentFit } from '../../platform/http/score-presenter.ts';
import { findProfile } from '../profiles/queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'now'>;

/** As many as a person who adds a job by hand gets proposed. */
const maxSkills = 20;

/** What a candidate's browser extension asks. */
export const browserExtensionHandlers: Handlers<typeof browserExtensionApi, Ports> = {
  matchSeenJob: async ({ body: { job_url: url, title, description } }, context) => {
    const existing = await jobOfAddress(context, url);
    if (existing) return matchOfKnown(context, existing);
    const skills = proposeSkills(`${title}\n${description}`).slice(0, maxSkills);
    const fit =
      skills.length === 0
        ? undefined
        : await predictSeenFit(context, context.actor.id, { title, description, skills });
    return { job_id: null, saved: false, skills, match: fit ? shown(fit) : null, known: fit !== null };
  },

  getOwnContact: async (_input, context) => {
    const { personalInfo, email } = await findProfile(context.database, context.actor.id);
    const { bio: _bio, ...contact } = personalInfo;
    return { ...contact, email };
  },
};

async function matchOfKnown(context: SignedIn<Ports>, { job, saved }: StoredJob) {
  const { actor, database } = context;
  const scored = await scoreJobs(context, actor.id, [job.id]);
  const fit = scored > 0 ? await findFit(database, actor.id, job.id) : null;
  return {
    job_id: job.id,
    saved,
    skills: job.skills,
    match: fit && shown(fit),
    known: scored > 0,
  };
}

function shown(fit: StoredFit) {
  const { skill_overlap, shape, label, ledger } = presentFit(fit);
  // Where the work is done was not read from the page.
  return { skill_overlap, shape, label, ledger: ledger.filter(({ kind }) => kind !== 'place') };
}
