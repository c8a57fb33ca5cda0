import type { AtsCandidate } from '../../platform/adapters/ats/ats.ts';
import type { Outgoing } from './application-queries.ts';

/** Who applied: the name as the profile says, else as the resume does, else as the address begins. */
export function candidateOf({ firstName, lastName, readName, email, phone }: Outgoing): AtsCandidate {
  if (firstName !== '' || lastName !== '') return { firstName, lastName, email, phone };
  const words = readName.split(/\s+/).filter(Boolean);
  const [local = ''] = email.split('@');
  if (words.length === 0) return { firstName: local, lastName: '', email, phone };
  return {
    firstName: words.slice(0, -1).join(' ') || readName,
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    email,
    phone,
  };
}
