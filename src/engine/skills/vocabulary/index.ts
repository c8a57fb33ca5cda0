import { business } from './business.ts';
import { computing } from './computing.ts';
import { creative } from './creative.ts';
import { data } from './data.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { languages } from './languages.ts';
import { NO_SKILLS } from './no-skills.ts';
import { programming } from './programming.ts';
import { service } from './service.ts';
import { trades } from './trades.ts';

/** Every vocabulary file, each a text of one concept per line. */
export const VOCABULARY_FILES: string[] = [
  programming,
  computing,
  data,
  finance,
  business,
  health,
  creative,
  trades,
  service,
  languages,
];

/** Phrases that look like a skill and are none. */
export const PHRASES_THAT_ARE_NO_SKILL: string = NO_SKILLS;
