import { z } from 'zod';

/** How well somebody has a skill, by their own word, least first. It is shown to people and never enters a score. */
export const skillLevels = ['basic', 'good', 'strong', 'expert'] as const;
/** One of the levels of a skill. */
export type SkillLevel = (typeof skillLevels)[number];

/** A skill as employers see it: `stated` by the candidate, or read from their resume. */
export const statedSkill = z
  .object({ name: z.string(), level: z.enum(skillLevels).nullable(), stated: z.boolean() })
  .meta({ id: 'StatedSkill' });
export type StatedSkill = z.infer<typeof statedSkill>;
