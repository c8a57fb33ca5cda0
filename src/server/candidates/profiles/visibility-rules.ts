import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { ShownCandidate, Visibility } from '../../../api/candidates/profiles.ts';
import type { StatedSkill } from '../../../api/candidates/stated-skills.ts';

/** All of a candidate that an employer could see. */
export type WholeCandidate = {
  email: string;
  info: PersonalInfo;
  visibility: Visibility;
  startOn: string | null;
  /** The skills that the candidate put a level to or stated. */
  kept: StatedSkill[];
  /** What the resume says that is sent with applications. */
  sent: { name: string; phone: string; location: string; links: string[] };
};

/** What an employer sees whom the candidate applied to: what was sent, and the profile unless it is private. */
export function presentToEmployers(person: WholeCandidate): ShownCandidate {
  const { info, sent, visibility } = person;
  const profile = visibility === 'private' ? null : info;
  const own = [profile?.linkedin, profile?.github, profile?.portfolio].filter((link) => !!link);
  return {
    name: fullName(info) || sent.name || person.email,
    email: person.email,
    phone: profile?.phone || sent.phone,
    location: profile?.location || sent.location,
    links: own.length > 0 ? own.map(String) : sent.links,
    bio: profile?.bio ?? '',
    start_on: profile && person.startOn,
    skills: profile ? person.kept : [],
  };
}

function fullName(info: PersonalInfo): string {
  return `${info.first_name} ${info.last_name}`.trim();
}
