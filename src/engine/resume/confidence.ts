import type { ResumeReading } from './reading.ts';
import stored from './confidence.json' with { type: 'json' };

/** Kinds of values whose confidence was held against how often they are right. */
export type ConfidenceKind = 'name' | 'email' | 'phone' | 'place' | 'position' | 'study' | 'skill';
/** For growing points how often values with them were right. */
export type ConfidenceSteps = readonly (readonly number[])[];

const steps: Partial<Record<ConfidenceKind, ConfidenceSteps>> = stored;

/**
 * The most that values of a kind say. Strangers' documents are read less well than those of the corpus: in 48 of them, which nobody had looked at,
 * 71 of 85 positions that seemed as sure as any were right, and 210 of 231 skills. Of the studies 32 of 66 were;
 * a degree counts as wrong without the subject that its author wrote with it.
 */
const most: Partial<Record<ConfidenceKind, number>> = { name: 0.93, position: 0.85, study: 0.7, skill: 0.91 };

/** How often a value that the rules and models gave so many points (0 to 1) is right, as counted when the models were trained. */
export function rightShare(points: number, own: ConfidenceSteps | undefined): number {
  const [first] = own ?? [];
  if (!own || !first) return points;
  const at = own.findIndex(([from = 1]) => from >= points);
  const [above, below] = at === -1 ? [own.at(-1), own.at(-1)] : [own[at], own[at - 1] ?? [0, 0]];
  const [[from = 0, low = 0], [to = 1, high = 1]] = [below ?? first, above ?? first];
  const share = to > from ? low + ((high - low) * (points - from)) / (to - from) : high;
  return Math.round(Math.min(0.99, share) * 100) / 100;
}

/** A reading whose values say how often such values are right, instead of the points that they were given. */
export function withConfidence(reading: ResumeReading): ResumeReading {
  const weigh = <T extends { confidence: number }>(value: T, kind: ConfidenceKind): T => ({
    ...value,
    confidence: Math.min(most[kind] ?? 1, rightShare(value.confidence, steps[kind])),
  });
  const { name, email, phone, location } = reading.contact;
  return {
    ...reading,
    contact: {
      ...reading.contact,
      name: name && weigh(name, 'name'),
      email: email && weigh(email, 'email'),
      phone: phone && weigh(phone, 'phone'),
      location: location && weigh(location, 'place'),
    },
    experience: reading.experience.map((one) => weigh(one, 'position')),
    education: reading.education.map((one) => weigh(one, 'study')),
    skills: reading.skills.map((one) => (one.source === 'list' ? weigh(one, 'skill') : one)),
  };
}
