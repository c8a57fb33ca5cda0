import { v7 } from 'uuid';
import type { AtsConnection, atsApi } from '../../../api/integrations/ats.ts';
import { oldSecretHours } from '../../../api/integrations/webhooks.ts';
import { AtsError } from '../../platform/adapters/ats/ats.ts';
import { csvPrefix, readAtsFile } from '../../platform/adapters/ats/csv.ts';
import { mergeAccountToken, mergeLink } from '../../platform/adapters/ats/merge.ts';
import type { MergeAccount } from '../../platform/adapters/ats/merge-client.ts';
import { NoKeyError } from '../../platform/adapters/secrets/sealed-text.ts';
import { listJobStages } from '../../hiring/job-stages/queries.ts';
import type { Config } from '../../config.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { findHiders } from '../../hiring/applications/identity-queries.ts';
import { listSent } from './application-queries.ts';
import { applicationsFile } from './applications-file.ts';
import { linkAccount, removeConnection, saveConnection, uploadFile } from './commands.ts';
import {
  mergeAccountOf,
  sealSecret,
  presentConnection,
  testConnection,
  webhookSecrets,
} from './connection.ts';
import { ownConnection, ownedCompany } from './access.ts';
import { findConnection, type SealedSecret, type StoredConnection } from './queries.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'safeFetch'>;

/** A company's applicant tracking system. */
export const atsHandlers: Handlers<typeof atsApi, Ports> = {
  getAtsConnection: (_input, context) => stateOf(context, ownedCompany(context)),

  saveAtsConnection: async ({ body }, context) => {
    const { config, database } = context;
    const companyId = ownedCompany(context);
    // What comes in by it is published.
    await requireVerified(context, context.actor.id, 'ats');
    const before = await findConnection(database, companyId);
    if ((before?.version ?? 0) !== body.version) throw await stale(context, companyId);
    const takesKeys = body.provider === 'merge';
    if (takesKeys && !before?.sealedKey && body.api_key === undefined)
      throw new ApiError('invalid_input', {
        errors: [{ pointer: '/api_key', detail: message('integrationErrors.apiKeyRequired') }],
      });
    const id = before?.id ?? v7();
    const sealed = (kind: 'key' | 'account', value: string | undefined) =>
      value === undefined || !takesKeys ? null : sealSecret(config, id, kind, value);
    // A token belongs to the place where it was given: elsewhere it opens nothing, or somebody else's account.
    const moved = before !== null && (before.region !== body.region || before.provider !== body.provider);
    const fields = {
      provider: body.provider,
      region: body.region,
      key: sealed('key', body.api_key),
      ...webhookFields(context, id, moved ? null : before, takesKeys ? body.webhook_secret : undefined),
      accountToken: sealed('account', body.account_token),
      forget: moved,
      opensJobs: body.opens_jobs ?? null,
    };
    const by = { companyId, personId: context.actor.id };
    if (!(await saveConnection(context, by, { id, version: body.version }, fields)))
      throw await stale(context, companyId);
    return stateOf(context, companyId);
  },

  testAtsConnection: async (_input, context) => {
    const connection = await ownConnection(context);
    await testConnection(context, connection);
    return stateOf(context, connection.companyId);
  },

  uploadAtsFile: async ({ body }, context) => {
    const connection = await ownConnection(context);
    const { id, companyId } = connection;
    const { mistakes } = readAtsFile(body.csv);
    if (mistakes.length > 0)
      throw new ApiError('invalid_input', {
        errors: mistakes.map((detail) => ({ pointer: '/csv', detail })),
      });
    const by = { companyId, personId: context.actor.id };
    if (!(await uploadFile(context, by, id, body.csv)))
      throw new ApiError('conflict', { detail: message('integrationErrors.chooseFiles') });
    const stored = await findConnection(context.database, companyId);
    if (stored) await testConnection(context, stored);
    return stateOf(context, companyId);
  },

  downloadAtsApplications: async (_input, context) => {
    const companyId = ownedCompany(context);
    const sent = await listSent(context.database, companyId, csvPrefix);
    const ids = sent.map((one) => one.applicationId);
    const nameless = await findHiders(context.database, employerScope(context), ids);
    const jobIds = sent.map(({ jobId }) => jobId);
    const stages = await listJobStages(context.database, companyId, jobIds);
    return new Response(applicationsFile(context.config, sent, stages, nameless), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="applications.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },

  linkAts: async (_input, context) => {
    const connection = await ownConnection(context);
    const { email } = context.actor;
    const person = { email, company: connection.company, companyId: connection.companyId };
    const account = mergeAccount(context, connection);
    return { url: await orRefuse(context, () => mergeLink(context.safeFetch, account, person)) };
  },

  finishAtsLink: async ({ body }, context) => {
    const connection = await ownConnection(context);
    const account = mergeAccount(context, connection);
    const found = await orRefuse(context, () =>
      mergeAccountToken(context.safeFetch, account, body.public_token),
    );
    const secret = sealSecret(context.config, connection.id, 'account', found.accountToken);
    const by = { companyId: connection.companyId, personId: context.actor.id };
    await linkAccount(context, by, connection.id, { ...secret, system: found.system });
    return stateOf(context, connection.companyId);
  },

  removeAtsConnection: (_input, context) =>
    removeConnection(context, { companyId: ownedCompany(context), personId: context.actor.id }),
};

/** A new secret of webhooks counts beside the one before it for a day, as both sides cannot change it at once. */
function webhookFields(
  context: SignedIn<Ports>,
  id: string,
  before: StoredConnection | null,
  secret: string | undefined,
): { webhookSecret: SealedSecret | null; oldWebhookUntil: Date | null } {
  const { config } = context;
  const now = context.now();
  if (secret === undefined) return { webhookSecret: null, oldWebhookUntil: null };
  const [newest] = before ? knownSecrets(config, before, now) : [];
  if (newest === secret) return { webhookSecret: null, oldWebhookUntil: null };
  return {
    webhookSecret: sealSecret(config, id, 'webhook', secret, newest),
    oldWebhookUntil: newest === undefined ? null : new Date(now.getTime() + oldSecretHours * hourMs),
  };
}

/** None when no key at hand opens them: a lost secret can be replaced. */
function knownSecrets(config: Config, connection: StoredConnection, now: Date): string[] {
  try {
    return webhookSecrets(config, connection, now);
  } catch (error) {
    if (error instanceof NoKeyError) return [];
    throw error;
  }
}

function mergeAccount(context: SignedIn<Ports>, connection: StoredConnection): MergeAccount {
  const account = connection.provider === 'merge' ? mergeAccountOf(context.config, connection) : null;
  if (!account) throw new ApiError('conflict', { detail: message('integrationErrors.saveKeyFirst') });
  return { ...account, accountToken: null };
}

async function stateOf(
  context: SignedIn<Ports>,
  companyId: string,
): Promise<{ connection: AtsConnection | null }> {
  const connection = await findConnection(context.database, companyId);
  return { connection: connection && presentConnection(context.config, connection, context.now()) };
}

async function stale(context: SignedIn<Ports>, companyId: string): Promise<ApiError> {
  return staleVersion(await stateOf(context, companyId));
}

async function orRefuse<T>(context: SignedIn<Ports>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    context.log.info({ err: error, requestId: context.requestId }, 'an ATS did not do something');
    throw new ApiError('ats_failed', { detail: error.said });
  }
}
