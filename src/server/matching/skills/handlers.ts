import type { skillsApi } from '../../../api/matching/skills.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { suggestSkills } from '../../../engine/skills/suggest.ts';
import type { Handlers } from '../../context.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';

/** The vocabulary of skills, the same for everybody. */
export const skillsHandlers: Handlers<typeof skillsApi> = {
  suggestSkills: async ({ query }, context) => {
    context.answerHeaders.set('cache-control', `public, max-age=${hourSeconds}`);
    return { items: suggestSkills(query.q) };
  },

  nameSkills: async ({ body }) => ({ items: body.texts.map((text) => canonicalSkill(text)) }),
};
