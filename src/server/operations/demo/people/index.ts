import type { DemoPerson } from '../types.ts';
import { commercePeople } from './commerce.ts';
import { communityPeople } from './community.ts';
import { figurePeople } from './figures.ts';
import { healthPeople } from './health.ts';
import { hospitalityPeople } from './hospitality.ts';
import { laboratoryPeople } from './laboratories.ts';
import { sitePeople } from './sites.ts';
import { softwarePeople } from './software.ts';
import { tradePeople } from './trades.ts';
import { wordPeople } from './words.ts';

/** The thirty candidates of the demo. */
export const demoPeople: DemoPerson[] = [
  ...healthPeople,
  ...laboratoryPeople,
  ...communityPeople,
  ...hospitalityPeople,
  ...wordPeople,
  ...softwarePeople,
  ...figurePeople,
  ...commercePeople,
  ...tradePeople,
  ...sitePeople,
];
