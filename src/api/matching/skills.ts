import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

/** A skill of the vocabulary: its stable id and its usual name. */
export const knownSkill = z.object({ id: z.string(), name: z.string() }).meta({ id: 'KnownSkill' });

/** The vocabulary of skills, for fields that suggest and merge them. */
export const skillsApi = {
  suggestSkills: endpoint({
    method: 'GET',
    path: '/api/skills',
    access: 'public',
    summary: 'Up to eight skills whose names begin like what is typed, the best first',
    query: z.object({ q: z.string().max(120).default('') }),
    returns: z.object({ items: z.array(knownSkill) }),
    errors: ['invalid_input'],
  }),
  nameSkills: endpoint({
    method: 'POST',
    path: '/api/skills/names',
    access: 'public',
    summary: 'The skill that each typed text names; an unknown one is kept as typed',
    body: z.strictObject({ texts: z.array(z.string().max(120)).max(200) }),
    returns: z.object({ items: z.array(knownSkill) }),
    errors: ['invalid_input'],
    limits: [{ per: 'address', points: 600, seconds: 600 }],
  }),
};
