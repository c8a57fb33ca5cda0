import type { DemoJob } from '../types.ts';
import { clinicalJobs } from './clinical.ts';
import { communityJobs } from './community.ts';
import { hospitalServiceJobs } from './hospital-services.ts';
import { logisticsJobs } from './logistics.ts';
import { officeJobs } from './office.ts';
import { softwareJobs } from './software.ts';
import { tradeJobs } from './trades.ts';

/** The forty postings of the demo, twenty for each company, in the order the plan's job indexes refer to. */
export const demoJobs: DemoJob[] = [
  ...clinicalJobs,
  ...communityJobs,
  ...hospitalServiceJobs,
  ...softwareJobs,
  ...tradeJobs,
  ...logisticsJobs,
  ...officeJobs,
];
