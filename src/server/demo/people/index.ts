import type { DemoPerson } from '../types.ts';
import { commercePeople } from './commerce.ts';
import { communityPeople } from './community.ts';
import { healthPeople } from './health.ts';
import { hospitalityPeople } from './hospitality.ts';
import { sitePeople } from './sites.ts';
import { softwarePeople } from './software.ts';
import { tradePeople } from './trades.ts';
import { wordPeople } from './words.ts';

/** The thirty candidates of the demo. */
export const demoPeople: DemoPerson[] = [
  ...healthPeople,
  ...communityPeople,
  ...hospitalityPeople,
  ...wordPeople,
  ...softwarePeople,
  ...commercePeople,
  ...tradePeople,
  ...sitePeople,
];
