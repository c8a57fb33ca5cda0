import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { type CalendarPorts, listDueCalendars, readCalendar } from './calendar-commands.ts';
import type { Services } from '../../context.ts';

/** How many calendars are read beside each other. */
const atOnce = 4;

/** Reads again all calendars that were last read ten minutes ago. */
export const readCalendarsTask = defineTask({
  name: 'read-calendars',
  payload: z.object({}),
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services: CalendarPorts & Pick<Services, 'closing'>) => {
    const due = await listDueCalendars(services);
    const work = due.values();
    const take = async () => {
      for (const id of work) {
        if (services.closing.aborted) return;
        await readCalendar(services, id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, take));
  },
});
