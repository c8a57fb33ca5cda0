import { openSafeFetch } from '../../platform/adapters/safe-fetch/safe-fetch.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { type CalDavServer, startCalDavServer } from '../caldav-server.ts';
import { type MergeServer, startMergeServer } from '../merge-server.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { type SignInServer, startSignInServer } from '../sign-in-server.ts';
import { type PermissionServer, permissionServerEnv, startPermissionServer } from '../permission-server.ts';
import { openWorld, type World } from '../world.ts';

/** Where the cast reaches the program: a name that the DNS of the internet could know. */
export const castOrigin = 'https://tenon.example';

/** The people whose calls are answered, and where. Set by `openCast`. */
export let world: World;
export let candidate: Person;
export let recruiter: Person;
export let careful: Person;
export let newcomer: Person;
export let staff: Person;
export let signInServer: SignInServer;
export let models: ModelServer;
export let merge: MergeServer;
export let calDav: CalDavServer;
export let permissions: PermissionServer;

/** The records that calls made for those after them. */
export const ids = {
  resume: '',
  experience: '',
  job: '',
  application: '',
  invitation: '',
  search: '',
  tailored: '',
  key: '',
  model: '',
  backup: '',
  report: '',
};
/** The versions of those records, where they changed. */
export const versions = {
  resume: 1,
  experience: 1,
  job: 1,
  profile: 1,
  application: 1,
  tailored: 1,
};
/** What the domain's record says when somebody looks it up. */
export const domain = { record: '' };

/** Starts the program and signs everybody up. */
export async function openCast(): Promise<void> {
  signInServer = await startSignInServer(`${castOrigin}/auth/callback`);
  signInServer.person = { subject: 'sam', email: 'sam@hiring.example', verified: true };
  models = await startModelServer();
  merge = await startMergeServer();
  calDav = await startCalDavServer();
  permissions = await startPermissionServer();
  world = await openWorld({
    env: {
      ORIGIN: castOrigin,
      ...permissionServerEnv(permissions),
      PRIVATE_HOSTS: [signInServer, models, calDav, permissions].map(({ host }) => host).join(','),
      MERGE_URL: merge.url,
      MAIL_IN_ADDRESS: 'jobs@in.example',
      MAIL_IN_PORT: '0',
    },
    dns: { alias: async () => null, texts: async () => [] },
    safeFetch: openSafeFetch(
      [signInServer.host, models.host, merge.host, calDav.host, permissions.host],
      undefined,
      async () => [[domain.record]],
    ),
  });
  staff = await world.candidate('staff@answers.example');
  await setRole(world.services.database, 'staff@answers.example', 'internal');
  newcomer = world.visitor();
  careful = await world.candidate('careful@answers.example');
  candidate = await world.candidate('ada@answers.example');
  recruiter = await world.recruiter('jo@hiring.example');
}

/** Ends what `openCast` started. */
export const closeCast = () =>
  Promise.all([
    world.close(),
    signInServer.close(),
    models.close(),
    merge.close(),
    calDav.close(),
    permissions.close(),
  ]);
