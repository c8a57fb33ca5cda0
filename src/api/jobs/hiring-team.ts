import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { colleague } from '../identity/members.ts';
import { employerRoles, roles } from '../identity/roles.ts';

/** What somebody does in the hiring for a job. */
export const teamParts = ['recruiter', 'hiring_manager', 'interviewer'] as const;
export type TeamPart = (typeof teamParts)[number];

/** A colleague and their part in a job's hiring, null for none; `has_access` says whether they see the job's applicants. */
export const teamMember = z
  .object({
    ...colleague.shape,
    role: z.enum(roles),
    part: z.enum(teamParts).nullable(),
    has_access: z.boolean(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

const team = z.object({ items: z.array(teamMember), can_change: z.boolean() });

/** Who works on a job's hiring. A hiring manager sees only the jobs they are on. */
export const hiringTeamApi = {
  getHiringTeam: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/team',
    access: employerRoles,
    summary: "My company's members and their parts in the hiring for one of my jobs, the team first",
    scope: 'applications:read',
    params: idParams,
    returns: team,
    errors: ['not_found'],
  }),
  changeHiringTeam: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/team',
    access: employerRoles,
    summary: "Give a colleague a part in a job's hiring, another one, or none any more",
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ person_id: id, part: z.enum(teamParts).nullable() }),
    returns: team,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
};
