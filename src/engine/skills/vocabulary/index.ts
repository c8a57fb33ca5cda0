import buildingWork from './building-work.json' with { type: 'json' };
import peopleWork from './people-work.json' with { type: 'json' };
import shopAndOfficeWork from './shop-and-office-work.json' with { type: 'json' };
import abroad from './abroad.json' with { type: 'json' };
import moreAbroad from './more-abroad.json' with { type: 'json' };
import earlier from './earlier.json' with { type: 'json' };
import type { EarlierVersion, VocabularyFiles } from '../earlier.ts';
import otherLanguages from './other-languages.json' with { type: 'json' };
import careWork from './care-work.json' with { type: 'json' };
import building from './building.json' with { type: 'json' };
import making from './making.json' with { type: 'json' };
import land from './land.json' with { type: 'json' };
import energy from './energy.json' with { type: 'json' };
import moving from './moving.json' with { type: 'json' };
import guestsAndShops from './guests-and-shops.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import lawAndState from './law-and-state.json' with { type: 'json' };
import moneyAndPeople from './money-and-people.json' with { type: 'json' };
import arts from './arts.json' with { type: 'json' };
import itWork from './it-work.json' with { type: 'json' };
import licences from './licences.json' with { type: 'json' };
import business from './business.json' with { type: 'json' };
import computing from './computing.json' with { type: 'json' };
import creative from './creative.json' with { type: 'json' };
import data from './data.json' with { type: 'json' };
import dataProducts from './data-products.json' with { type: 'json' };
import engineeringProducts from './engineering-products.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import noSkills from './no-skills.json' with { type: 'json' };
import officeProducts from './office.json' with { type: 'json' };
import programming from './programming.json' with { type: 'json' };
import softwareProducts from './software-products.json' with { type: 'json' };
import systems from './systems.json' with { type: 'json' };
import tradeProducts from './trade-products.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };
import transportAndHospitality from './transport-and-hospitality.json' with { type: 'json' };

/** The file of phrases that look like a skill and are none. */
export const NO_SKILLS = 'no-skills';

/** The lines of every vocabulary file, in order, by its name. */
export const VOCABULARY_FILES: VocabularyFiles = new Map([
  ['business', business.lines],
  ['computing', computing.lines],
  ['creative', creative.lines],
  ['data', data.lines],
  ['data-products', dataProducts.lines],
  ['engineering-products', engineeringProducts.lines],
  ['finance', finance.lines],
  ['health', health.lines],
  ['languages', languages.lines],
  ['office', officeProducts.lines],
  ['programming', programming.lines],
  ['transport-and-hospitality', transportAndHospitality.lines],
  ['software-products', softwareProducts.lines],
  ['systems', systems.lines],
  ['trade-products', tradeProducts.lines],
  ['trades', trades.lines],
  ['care-work', careWork.lines],
  ['building', building.lines],
  ['making', making.lines],
  ['land', land.lines],
  ['energy', energy.lines],
  ['moving', moving.lines],
  ['guests-and-shops', guestsAndShops.lines],
  ['learning', learning.lines],
  ['law-and-state', lawAndState.lines],
  ['money-and-people', moneyAndPeople.lines],
  ['arts', arts.lines],
  ['it-work', itWork.lines],
  ['licences', licences.lines],
  ['other-tongues', otherLanguages.lines],
  ['building-work', buildingWork.lines],
  ['people-work', peopleWork.lines],
  ['shop-and-office-work', shopAndOfficeWork.lines],
  ['abroad', abroad.lines],
  ['more-abroad', moreAbroad.lines],
  [NO_SKILLS, noSkills.lines],
]);

/** How to get from each version of the vocabulary to the one before, the newest first. */
export const EARLIER_VERSIONS: readonly EarlierVersion[] = earlier.versions;

/** The newest version for which a way back to those before is kept. */
export const NEWEST_KEPT: string = earlier.newest;
