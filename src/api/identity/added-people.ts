import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { instant } from '../platform/fields.ts';
import { signedInAnswer } from './auth.ts';

/** What a mail's link to one's own record holds. */
const token = z.strictObject({ token: z.string().max(300) });

/** What a company holds of somebody whom it added with a resume, as they see it themselves. */
export const addedRecord = z
  .object({
    company: z.string(),
    name: z.string(),
    email: z.string(),
    /** Where the company has the data from, in its words. */
    source: z.string(),
    added_at: instant,
    file_name: z.string(),
    jobs: z.array(z.object({ title: z.string(), employer_name: z.string() })),
    /** True where somebody has an account under this address. */
    has_account: z.boolean(),
  })
  .meta({ id: 'AddedRecord' });
export type AddedRecord = z.infer<typeof addedRecord>;

const limits = [{ per: 'address', points: 60, seconds: hourSeconds }] as const;

/** For people whom a company added without an account: their link opens, ends or takes over what is held of them. */
export const addedPeopleApi = {
  openAddedRecord: endpoint({
    method: 'POST',
    path: '/api/added-record',
    access: 'public',
    summary: 'What a company that added me holds of me, by the link in its mail',
    body: token,
    returns: addedRecord,
    errors: ['bad_link', 'invalid_input'],
    limits,
  }),
  removeAddedRecord: endpoint({
    method: 'POST',
    path: '/api/added-record/remove',
    access: 'public',
    summary:
      'Have everything removed that a company that added me holds of me; it cannot add my address again',
    body: token,
    returns: null,
    errors: ['bad_link', 'invalid_input'],
    limits,
  }),
  claimAddedRecord: endpoint({
    method: 'POST',
    path: '/api/added-record/claim',
    access: 'public',
    summary:
      'Take over what a company that added me holds of me: into my account, or as a new one, signed in at once',
    body: token,
    returns: signedInAnswer,
    errors: ['bad_link', 'conflict', 'invalid_input', 'sign_ups_closed'],
    limits,
  }),
};
