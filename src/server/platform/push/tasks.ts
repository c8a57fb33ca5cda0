import { hourSeconds } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { pushNotification } from '../notifications/commands.ts';
import { isUrgent, quietSecondsLeft } from '../notifications/rules.ts';
import { defineTask } from '../tasks/queue.ts';
import { pushNotice } from './commands.ts';
import { findPushable } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue' | 'safeFetch'>;

/** How long a push service that did not answer, or is busy, is left alone before the next try; after the last it is given up. */
const pauses = [hourSeconds / 60, hourSeconds / 6, hourSeconds];

/** Sends one notice to one device, after the quiet hours of its person unless it is urgent. A repeat takes the place of the one before. */
export const pushNotificationTask = defineTask({
  ...pushNotification,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async (which, services: Ports) => {
    const found = await findPushable(services.database, which, services.now());
    if (!found) return;
    const afterSeconds = isUrgent(found.kind) ? 0 : quietSecondsLeft(found.quiet, services.now());
    if (afterSeconds > 0) return services.queue.enqueue(pushNotification, which, { afterSeconds });
    if (await pushNotice(services, found, which)) return;
    const pause = pauses[which.tries];
    if (pause === undefined) return;
    const later = { ...which, tries: which.tries + 1 };
    await services.queue.enqueue(pushNotification, later, { afterSeconds: pause });
  },
});
