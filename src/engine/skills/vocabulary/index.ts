import otherTongues from './other-tongues.json' with { type: 'json' };
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
].map(textOf);

/** Phrases that look like a skill and are none. */
export const PHRASES_THAT_ARE_NO_SKILL: string = textOf(noSkills);

function textOf({ lines }: { lines: string[] }): string {
  return `\n${lines.join('\n')}\n`;
}
