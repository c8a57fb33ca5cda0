import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { instant } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** A domain name as the DNS spells it: `https://Jobs.Example.com/` and `jobs.example.com.` are `jobs.example.com`, letters of all scripts in Punycode. */
export const careerDomainName = z
  .string()
  .trim()
  .max(300)
  .refine((value) => domainOf(value) !== null, messageText('inputs.ownDomain'))
  .transform((value) => domainOf(value) ?? value);

/** A record that the owner of a domain makes, and whether the DNS had it when it was last asked; null while it was not. */
const dnsRecord = z.object({
  type: z.enum(['CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
  found: z.boolean().nullable(),
});

/**
 * `waiting`: the DNS does not have both records yet. `in_use`: the career page is there. `ended`: a record was gone for too long. `taken`:
 * another company proved that the domain is theirs.
 */
export const careerDomainStates = ['waiting', 'in_use', 'ended', 'taken'] as const;

/** The domain of a company's own at which its career page is, or will be. */
export const careerDomain = z
  .object({
    domain: z.string(),
    /** The whole address of the career page there. */
    address: z.string(),
    state: z.enum(careerDomainStates),
    records: z.array(dnsRecord),
    /** When the DNS was last asked, and whether it answered. */
    checked_at: instant.nullable(),
    answered: z.boolean(),
    /** While it is in use and a record is missing: when the page ends there unless the record is back. */
    ends_at: instant.nullable(),
    /** While it waits: when the claim is forgotten. */
    expires_at: instant.nullable(),
  })
  .meta({ id: 'CareerDomain' });
export type CareerDomain = z.output<typeof careerDomain>;

const state = z
  .object({
    /** Whether this site has a public address that a domain can lead to. */
    available: z.boolean(),
    domain: careerDomain.nullable(),
  })
  .meta({ id: 'CareerDomainState' });
export type CareerDomainState = z.output<typeof state>;

/** A career page at the company's own domain: owners alone. */
export const careerDomainsApi = {
  getCareerDomain: endpoint({
    method: 'GET',
    path: '/api/company/career-domain',
    access: employerRoles,
    summary: 'The own domain of my company’s career page, and the DNS records that it needs (owners only)',
    returns: state,
    errors: ['owner_only'],
  }),
  claimCareerDomain: endpoint({
    method: 'POST',
    path: '/api/company/career-domain',
    access: employerRoles,
    summary:
      'Name a domain of my company for its published career page; it is in use once the DNS has both records (owners only)',
    body: z.strictObject({ domain: careerDomainName }),
    returns: state,
    errors: ['owner_only', 'email_unverified', 'invalid_input', 'conflict'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  checkCareerDomain: endpoint({
    method: 'POST',
    path: '/api/company/career-domain/check',
    access: employerRoles,
    summary: 'Ask the DNS for the records now (owners only)',
    returns: state,
    errors: ['owner_only', 'not_found'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  removeCareerDomain: endpoint({
    method: 'DELETE',
    path: '/api/company/career-domain',
    access: employerRoles,
    summary: 'Stop using the domain; the career page stays at this site (owners only)',
    returns: state,
    errors: ['owner_only'],
  }),
};

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const wholeName = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** The name in what was typed, or null where it is none: no path, port or password, no address of numbers, nothing of one word. */
function domainOf(value: string): string | null {
  const url = URL.parse(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.port !== '' || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return null;
  const name = url.hostname.replace(/\.$/, '');
  return wholeName.test(name) ? name : null;
}
