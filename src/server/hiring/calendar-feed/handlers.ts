import type { calendarFeedApi } from '../../../api/hiring/calendar-feed.ts';
import type { Handlers, Services } from '../../context.ts';
import { feedFile } from '../../platform/adapters/exports/calendar-file.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { hashOfSecret } from './secret.ts';
import { renewFeed, revokeFeed } from './commands.ts';
import { feedEntries } from './feed-entries.ts';
import { findFeed, findFeedOwner } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** A candidate's interviews and next steps in a calendar elsewhere. */
export const calendarFeedHandlers: Handlers<typeof calendarFeedApi, Ports> = {
  getCalendarFeed: async (_input, { database, actor }) => {
    const feed = await findFeed(database, actor.id);
    return { created_at: feed?.createdAt.toISOString() ?? null };
  },

  renewCalendarFeed: async (_input, context) => {
    const { secret, createdAt } = await renewFeed(context, context.actor);
    return {
      url: `${context.config.origin}/api/calendar/${secret}.ics`,
      created_at: createdAt.toISOString(),
    };
  },

  revokeCalendarFeed: (_input, context) => revokeFeed(context, context.actor),

  readCalendarFeed: async ({ params }, context) => {
    const secret = params.secret.replace(/\.ics$/i, '');
    const owner = await findFeedOwner(context.database, hashOfSecret(secret));
    if (!owner) throw new ApiError('not_found');
    const { locale, timeZone } = owner;
    const text = feedFile(await feedEntries(context, owner.userId), { locale, timeZone });
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="tenon.ics"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    });
  },
};
