import { otherTongues } from './other-tongues.ts';
import { careWork } from './care-work.ts';
import { building } from './building.ts';
import { making } from './making.ts';
import { land } from './land.ts';
import { energy } from './energy.ts';
import { moving } from './moving.ts';
import { guestsAndShops } from './guests-and-shops.ts';
import { learning } from './learning.ts';
import { lawAndState } from './law-and-state.ts';
import { moneyAndPeople } from './money-and-people.ts';
import { arts } from './arts.ts';
import { itWork } from './it-work.ts';
import { licences } from './licences.ts';
import { business } from './business.ts';
import { computing } from './computing.ts';
import { creative } from './creative.ts';
import { data } from './data.ts';
import { dataProducts } from './data-products.ts';
import { engineeringProducts } from './engineering-products.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { languages } from './languages.ts';
import { NO_SKILLS } from './no-skills.ts';
import { officeProducts } from './office.ts';
import { programming } from './programming.ts';
import { softwareProducts } from './software-products.ts';
import { systems } from './systems.ts';
import { tradeProducts } from './trade-products.ts';
import { trades } from './trades.ts';
import { transportAndHospitality } from './transport-and-hospitality.ts';

/** Every vocabulary file, each a text of one concept per line. */
export const VOCABULARY_FILES: string[] = [
  business,
  computing,
  creative,
  data,
  dataProducts,
  engineeringProducts,
  finance,
  health,
  languages,
  officeProducts,
  programming,
  transportAndHospitality,
  softwareProducts,
  systems,
  tradeProducts,
  trades,
  careWork,
  building,
  making,
  land,
  energy,
  moving,
  guestsAndShops,
  learning,
  lawAndState,
  moneyAndPeople,
  arts,
  itWork,
  licences,
  otherTongues,
];

/** Phrases that look like a skill and are none. */
export const PHRASES_THAT_ARE_NO_SKILL: string = NO_SKILLS;
