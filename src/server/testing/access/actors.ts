import { api } from '../../../api/index.ts';
import type { Role } from '../../../api/identity/roles.ts';
import { scopes, type Scope } from '../../../api/identity/scopes.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { colleagueOf } from '../applicants.ts';
import type { World } from '../world.ts';

/** Everybody who tries the API in the access tests, and what they are to the records of `records.ts`. */
export const actors = {
  visitor: 'nobody who is signed in',
  applicant: 'the candidate whose resume, profile and application it is',
  peer: 'another candidate',
  unverified: 'a candidate who has not confirmed their address',
  owner: 'a recruiter who owns the company',
  owningManager: 'a hiring manager who owns the company as well',
  colleague: 'a recruiter of the company, who posted the job and wrote what colleagues write',
  companyAdmin: 'an admin who works for the company',
  manager: 'a hiring manager of the company on the team of the job',
  otherManager: 'a hiring manager of the company on no team',
  rival: 'a recruiter who owns another company',
  removed: 'a recruiter whom the owner removed from the company',
  suspended: 'a recruiter of the company whose account is suspended',
  suspendedToken: 'an API token with all scopes of that recruiter',
  narrowToken: 'an API token of the hiring manager on no team, which may read applications',
  internal: 'internal staff',
  adminElsewhere: 'an admin who works for no company here',
} as const;
/** One of those. */
export type Actor = keyof typeof actors;

/** A person who calls: with the cookies of their browser, or with a token. The role is null for those whom nobody lets in. */
export type Caller = { person: Person; token: string | null; role: Role | null };

/** What the narrow token may do. */
export const narrowScope = 'applications:read' satisfies Scope;

/** Signs everybody up. Those who are removed or suspended still work for the company until `removeAndSuspend`. */
export async function openActors(world: World): Promise<Record<Actor, Caller>> {
  const applicant = await world.candidate('applicant@people.example');
  const peer = await world.candidate('peer@people.example');
  const unverified = await world.candidate('unverified@people.example');
  await world.rows('update users set email_verified = (id <> $1)', [unverified.id]);
  const owner = await world.recruiter('owner@one.example');
  const mate = (name: string, role?: 'hiring_manager') =>
    colleagueOf(world, owner, `${name}@one.example`, role);
  const owningManager = await mate('owning-manager', 'hiring_manager');
  await world.rows('update company_members set owner = true where user_id = $1', [owningManager.id]);
  const companyAdmin = await mate('admin');
  await setRole(world.services.database, 'admin@one.example', 'admin');
  const otherManager = await mate('other-manager', 'hiring_manager');
  const suspended = await mate('suspended');
  const internal = await world.candidate('staff@site.example');
  await setRole(world.services.database, 'staff@site.example', 'internal');
  const adminElsewhere = await world.candidate('admin@site.example');
  await setRole(world.services.database, 'admin@site.example', 'admin');
  const as = (person: Person, role: Role | null, token: string | null = null) => ({ person, role, token });
  return {
    visitor: as(world.visitor(), null),
    applicant: as(applicant, 'candidate'),
    peer: as(peer, 'candidate'),
    unverified: as(unverified, 'candidate'),
    owner: as(owner, 'recruiter'),
    owningManager: as(owningManager, 'hiring_manager'),
    colleague: as(await mate('colleague'), 'recruiter'),
    companyAdmin: as(companyAdmin, 'admin'),
    manager: as(await mate('manager', 'hiring_manager'), 'hiring_manager'),
    otherManager: as(otherManager, 'hiring_manager'),
    rival: as(await world.recruiter('rival@two.example'), 'recruiter'),
    removed: as(await mate('removed'), 'recruiter'),
    suspended: as(suspended, null),
    suspendedToken: as(world.visitor(), null, await tokenOf(suspended, [...scopes])),
    narrowToken: as(world.visitor(), 'hiring_manager', await tokenOf(otherManager, [narrowScope])),
    internal: as(internal, 'internal'),
    adminElsewhere: as(adminElsewhere, 'admin'),
  };
}

/** Removes and suspends those who are to be. Their sessions and tokens stay, so that only the rule keeps them out. */
export async function removeAndSuspend(world: World, { owner, removed, suspended }: Record<Actor, Caller>) {
  const gone = await owner.person.call(api.removeMember, { params: { id: removed.person.id } });
  if (gone.problem) throw new Error('Nobody was removed.');
  await world.rows('update users set suspended_at = now() where id = $1', [suspended.person.id]);
}

/** A new API token of somebody. */
export async function tokenOf(person: Person, granted: Scope[]): Promise<string> {
  const body = { name: granted.join(' ').slice(0, 60), scopes: granted, expires_at: null };
  const made = await person.call(api.createApiToken, { body });
  if (made.problem) throw new Error(`No token was made: ${JSON.stringify(made.problem)}`);
  return made.body.token;
}
