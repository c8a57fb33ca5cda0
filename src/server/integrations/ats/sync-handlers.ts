import type { AtsStatus, atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { findAnyResume } from '../../candidates/resumes/queries.ts';
import { isUnscanned } from '../../candidates/resumes/rules.ts';
import { findOutgoing } from './application-queries.ts';
import { mapStage, retry, startSync, takeWebhook } from './commands.ts';
import { presentConnection, webhookSecrets } from './connection.ts';
import { ownConnection, ownedCompany } from './access.ts';
import { settleDifference } from './pull-commands.ts';
import { findConnection, findConnectionById } from './queries.ts';
import { isResumeLink } from './send-application.ts';
import { countShared, listIssues, listPending, listStages } from './status-queries.ts';
import { listParts } from './sync-queries.ts';
import { readSignature, readWhole, timestampIn } from './webhook.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'>;

/** A sync that began longer ago than this was cut off, in milliseconds. */
const longestRunMs = 1_800_000;

const maxWebhookBytes = 1024 * 1024;
/** A webhook that tells an older time of itself is played again, or too late to matter, in milliseconds. */
const oldestHookMs = 3 * dayMs;

/** Keeping a company in sync with its applicant tracking system. */
export const atsSyncHandlers: Handlers<typeof atsSyncApi, Ports> = {
  getAtsStatus: (_input, context) => statusOf(context, ownedCompany(context)),

  startAtsSync: async (_input, context) => {
    const connection = await ownConnection(context);
    const { nextAt, failures, id: connectionId } = connection;
    if (nextAt && nextAt > context.now() && failures === 0) {
      throw new ApiError('conflict', {
        detail: message('integrationErrors.systemAsksToWait'),
      });
    }
    await startSync(context, connectionId);
    return statusOf(context, connection.companyId);
  },

  retryAts: async (_input, context) => {
    const { companyId } = await ownConnection(context);
    await retry(context, { companyId });
    return statusOf(context, companyId);
  },

  mapAtsStage: async ({ body }, context) => {
    const companyId = ownedCompany(context);
    await mapStage(context, companyId, body.id, body.kind);
    return statusOf(context, companyId);
  },

  settleAtsDifference: async ({ params, body }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    const companyId = ownedCompany(context);
    await settleDifference(context, { companyId, personId: context.actor.id }, params.id, body.choice);
    return statusOf(context, companyId);
  },

  receiveAtsWebhook: async ({ params, body }, context) => {
    const { config, database } = context;
    const raw = await readWhole(body, maxWebhookBytes);
    if (!raw) throw new ApiError('body_too_big');
    const connection = await findConnectionById(database, params.id);
    const secrets = connection ? webhookSecrets(config, connection, context.now()) : [];
    const given = context.request.headers.get('x-merge-webhook-signature') ?? '';
    const [known] = secrets.flatMap((secret) => readSignature(secret, raw, given) ?? []);
    if (!connection || known === undefined) throw new ApiError('bad_signature');
    const toldAt = timestampIn(raw);
    if (toldAt && context.now().getTime() - toldAt.getTime() > oldestHookMs) return;
    await takeWebhook(context, connection.id, { signatureHash: known, hasTimestamp: toldAt !== null });
  },

  openAtsResume: async ({ params, query }, context) => {
    if (!isResumeLink(context.config, params.id, query, context.now())) throw new ApiError('not_found');
    const found = await findOutgoing(context.database, params.id);
    const row = found?.resume && (await findAnyResume(context.database, found.resume.id));
    if (row && isUnscanned(context.virusScanner, row)) throw new ApiError('not_found');
    const bytes = row && (await readChecked(context.files, row));
    if (!bytes) throw new ApiError('not_found');
    return new Response(bytes, { headers: fileHeaders(row) });
  },
};

async function statusOf(context: SignedIn<Ports>, companyId: string): Promise<AtsStatus> {
  const { database } = context;
  const connection = await findConnection(database, companyId);
  const parts = connection ? await listParts(database, connection.id) : [];
  const issues = await listIssues(database, companyId);
  const since = connection?.runningSince ?? null;
  const running = since !== null && context.now().getTime() - since.getTime() < longestRunMs;
  return {
    connection: connection && presentConnection(context.config, connection, context.now()),
    running,
    last_synced_at: connection?.lastSyncedAt?.toISOString() ?? null,
    next_at: connection?.nextAt?.toISOString() ?? null,
    problem: connection?.problem ? wordsOfStored(connection.problem) : null,
    parts: parts.map(({ part, records, finishedAt }) => ({ part, records, finished: finishedAt !== null })),
    counts: await countShared(database, companyId),
    issues: issues.map((issue) => ({
      ...issue,
      title: issue.kind === 'erasure' ? words('ats.deletedCandidate') : issue.title,
      problem: wordsOfStored(issue.problem),
    })),
    pending: await listPending(database, companyId),
    stages: await listStages(database, companyId),
  };
}
