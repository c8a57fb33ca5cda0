import type { Actor } from '../actor.ts';
import type { StoredMember } from './member-queries.ts';

/** Only owners change a company, invite and remove. */
export function ownsCompany(actor: Actor): boolean {
  return actor.company?.owner === true;
}

/** True when a company would have no owner left without this member, or without their ownership. */
export function isLastOwner(members: StoredMember[], id: string): boolean {
  return !members.some((member) => member.owner && member.id !== id);
}

const commonEnds = new Set(
  'com net org io ai dev app edu gov mil info biz cloud tech jobs careers online shop'.split(' '),
);
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The domain that a company's name is, in lower case, as people read it; null for a name that is none, such as E.ON or Node.js. */
export function domainNamed(name: string): string | null {
  const bare = name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.]+$/, '');
  const end = /^(?:[\p{L}\p{N}-]+\.)+([a-z]{2,})$/u.exec(bare)?.[1];
  if (end === undefined) return null;
  const isEnd = commonEnds.has(end) || (end.length === 2 && countries.of(end.toUpperCase()) !== undefined);
  return isEnd ? bare : null;
}
