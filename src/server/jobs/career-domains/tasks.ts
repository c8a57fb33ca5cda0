import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { checkDueDomains } from './commands.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'dns' | 'live' | 'now' | 'queue'>;

/** Asks the DNS again about companies' own domains: each day about those in use, each hour about the others. */
export const checkCareerDomainsTask = defineTask({
  name: 'check-career-domains',
  payload: z.object({}),
  timeoutSeconds: 1800,
  concurrency: 1,
  schedule: '25 * * * *',
  run: (_payload, services: Ports) => checkDueDomains(services),
});
