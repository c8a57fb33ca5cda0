import { type CandidateFacts, noFacts } from '../../../engine/fit/facts.ts';
import {
  factsFromReading,
  type StatedExperience,
  withStatedExperience,
} from '../../../engine/fit/from-reading.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { StoredCorrections } from '../../platform/db/schema/candidates.ts';
import { readValues } from './corrected-values.ts';

/**
 * What the score may know of a candidate: the reading as the person left it, and what they state themselves. A dropped
 * value counts nowhere, a changed or added one counts as their statement. `asOf` is the month (`YYYY-MM`) that current positions run to.
 */
export function correctedFacts(
  reading: ResumeReading | null,
  corrections: StoredCorrections,
  stated: StatedExperience[],
  asOf: string,
): CandidateFacts {
  const values = reading ? readValues(reading, corrections) : [];
  const untouched = new Set(
    values.filter((value) => value.state === 'read' || value.state === 'accepted').map((value) => value.path),
  );
  const kept = reading && {
    ...reading,
    experience: reading.experience.filter((_entry, index) => untouched.has(`experience/${index}`)),
    education: reading.education.filter((_entry, index) => untouched.has(`education/${index}`)),
    skills: reading.skills.filter((_skill, index) => untouched.has(`skill/${index}`)),
    languages: reading.languages.filter((_language, index) => untouched.has(`language/${index}`)),
    contact: { ...reading.contact, location: untouched.has('location') ? reading.contact.location : null },
  };
  const facts = kept ? factsFromReading(kept) : noFacts;
  return withStatements(withStatedExperience(facts, stated, asOf), values);
}

function withStatements(facts: CandidateFacts, values: ReturnType<typeof readValues>): CandidateFacts {
  const statement = (quote: string) => ({ from: 'statement', quote }) as const;
  const dropped = new Set<string>();
  const result = {
    ...facts,
    skills: [...facts.skills],
    education: [...facts.education],
    languages: [...facts.languages],
  };
  for (const value of values) {
    if (value.kind === 'skill' && value.state === 'dropped') dropped.add(canonicalSkill(value.value).id);
    if (value.state !== 'edited' && value.state !== 'added') continue;
    if (value.kind === 'skill') {
      result.skills.push({ text: value.value, used: false, evidence: statement(value.value) });
    } else if (value.kind === 'education') {
      const { degree, field } = value.value;
      const quote = [degree, field].filter(Boolean).join(', ');
      result.education.push({ degree, field: field || null, evidence: statement(quote) });
    } else if (value.kind === 'language') {
      result.languages.push({ text: value.value, evidence: statement(value.value) });
    } else if (value.kind === 'location') {
      result.place = { text: value.value, evidence: statement(value.value) };
    }
  }
  return {
    ...result,
    skills: result.skills.filter((skill) => !dropped.has(canonicalSkill(skill.text).id)),
    ...(dropped.size === 0 ? {} : { dropped: [...dropped].toSorted() }),
  };
}
