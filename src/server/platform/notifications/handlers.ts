import { z } from 'zod';
import {
  type NotificationKind,
  type NotificationSetting,
  notificationKinds,
  type notificationsApi,
} from '../../../api/platform/notifications.ts';
import { isEmployer } from '../../../api/identity/roles.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../http/api-error.ts';
import { pageOf, readCursor } from '../http/cursor.ts';
import { stopReportMail } from '../../hiring/saved-reports/mail-commands.ts';
import { leavePool } from '../../talent/talent-pool/consent-commands.ts';
import { readNotifications, setNotification, stopMails } from './commands.ts';
import * as queries from './queries.ts';
import { readStopToken } from '../mail/stop-links.ts';
import { message } from '../../../messages/message.ts';
import { presentReader, words, wordsOfStored } from '../http/reader.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

const kinds = Object.keys(notificationKinds) as NotificationKind[];

/** The list behind the bell, how a person wants to be told, and the end of mails. */
export const notificationsHandlers: Handlers<typeof notificationsApi, Ports> = {
  listNotifications: async ({ query }, context) => {
    const before = readCursor(z.uuid(), query.cursor);
    const rows = await queries.listNotifications(context.database, context.actor.id, {
      before,
      limit: query.limit + 1,
      inApp: true,
      reader: presentReader(),
    });
    const page = pageOf(
      rows.map((item) => ({ item, key: item.id })),
      query.limit,
    );
    return { ...page, ...(await unreadOf(context)) };
  },

  countNotifications: (_input, context) => unreadOf(context),

  readNotification: async ({ params }, context) => {
    if ((await readNotifications(context, context.actor.id, { id: params.id })) === 0)
      throw new ApiError('not_found');
    return unreadOf(context);
  },

  readNotifications: async ({ body }, context) => {
    await readNotifications(context, context.actor.id, { upTo: body.newest });
    return unreadOf(context);
  },

  listNotificationSettings: (_input, context) => settingsOf(context),

  setNotification: async ({ body }, context) => {
    await setNotification(context, context.actor.id, body);
    return settingsOf(context);
  },

  unsubscribe: async ({ query }, context) => {
    const { config, database } = context;
    const grant = readStopToken(config.secrets.links, query.token);
    if (!grant) throw new ApiError('invalid_request', { detail: message('platformErrors.badLink') });
    if (grant.what === 'report') return { stopped: await stopReport(context, grant.userId) };
    if (grant.what === 'talent') return { stopped: await leave(context, grant.userId) };
    const stopped = grant.what === 'digest' ? await dailyKinds(database, grant.userId) : [grant.what];
    await stopMails(context, grant.userId, stopped);
    const { what } = grant;
    return {
      stopped:
        what === 'digest' ? words('stoppedMails.digest') : wordsOfStored(notificationKinds[what].label),
    };
  },
};

async function unreadOf({ database, actor }: SignedIn<Ports>): Promise<{ unread: number }> {
  return { unread: await queries.countUnread(database, actor.id) };
}

/** One report is mailed to one person no longer; once more does nothing. */
async function stopReport(services: Ports, id: string): Promise<string> {
  const report = await stopReportMail(services, id);
  return words(
    report === null ? message('stoppedMails.reportGone') : message('stoppedMails.report', { report }),
  );
}

/** A company forgets somebody whom it added itself; once more does nothing. */
async function leave(services: Ports, recordId: string): Promise<string> {
  const company = await leavePool(services, recordId);
  return words(message('stoppedMails.invitations', { employer: company ?? words('stoppedMails.employer') }));
}

async function settingsOf({ database, actor }: SignedIn<Ports>): Promise<{ items: NotificationSetting[] }> {
  const stored = await queries.listSettings(database, actor.id);
  const side = actor.role === 'candidate' ? 'candidate' : isEmployer(actor.role) ? 'employer' : null;
  const items = kinds
    .filter((kind) => notificationKinds[kind].for === side)
    .map(
      (kind) =>
        stored.find((setting) => setting.kind === kind) ?? {
          kind,
          in_app: true,
          mail: notificationKinds[kind].mail,
        },
    );
  return { items };
}

/** The kinds that this person gets by digest. */
async function dailyKinds(
  database: SignedIn<Ports>['database'],
  userId: string,
): Promise<NotificationKind[]> {
  const stored = await queries.listSettings(database, userId);
  return kinds.filter((kind) => {
    const set = stored.find((setting) => setting.kind === kind);
    return (set?.mail ?? notificationKinds[kind].mail) === 'daily';
  });
}
