import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { splitName } from '../../../engine/contact/split-name.ts';
import { internationalPhone } from '../../../engine/contact/phone-number.ts';
import type { ParsedMeta } from '../../platform/db/schema/candidates.ts';

/** The values that stand in a reading, in the profile's shape. */
export function parsedMetaOf(values: ReadValue[]): ParsedMeta {
  const meta: ParsedMeta = { skills: [], education: [], experience: [] };
  for (const value of values) {
    if (value.kind === 'skill') meta.skills.push(value.value);
    if (value.kind === 'education') {
      const { institution, degree, field, start, end } = value.value;
      meta.education.push({ institution, degree, field, start_date: start, end_date: end });
    }
    if (value.kind === 'experience') {
      const { company, title, start, end, description } = value.value;
      meta.experience.push({ company, title, start_date: start, end_date: end, description });
    }
  }
  return meta;
}

/**
 * Fills the fields that are empty, or that an earlier resume filled, from the values that stand. What the person wrote
 * stays, and so does what they emptied; `fromResume` names the fields that hold the resume's words.
 */
export function filledProfile(
  profile: { personalInfo: PersonalInfo; fromResume: string[]; leftEmpty: string[] },
  values: ReadValue[],
): { personalInfo: PersonalInfo; fromResume: string[] } {
  const offered = offeredFields(values);
  const personalInfo = { ...profile.personalInfo };
  const fromResume: string[] = [];
  for (const field of Object.keys(personalInfo) as (keyof PersonalInfo)[]) {
    const empty = personalInfo[field] === '' && !profile.leftEmpty.includes(field);
    if (!empty && !profile.fromResume.includes(field)) continue;
    personalInfo[field] = offered[field]?.value ?? '';
    if (offered[field]) fromResume.push(field);
  }
  return { personalInfo, fromResume };
}

/** What the values say for each field of the profile, with the value that says it. */
export function offeredFields(values: ReadValue[]): Offered {
  const offered: Offered = {};
  for (const value of values) {
    const { place } = value;
    if (value.kind === 'name') {
      const { first_name: first, last_name: last } = splitName(value.value);
      offered.first_name = { value: first, place };
      if (last !== '') offered.last_name = { value: last, place };
    }
    if (value.kind === 'phone')
      offered.phone = { value: internationalPhone(value.value) ?? cut(value.value, 40), place };
    if (value.kind === 'location') offered.location = { value: cut(value.value, 200), place };
    if (value.kind === 'link') offerLink(offered, value.value, place);
  }
  return offered;
}

type Offered = { [Field in keyof PersonalInfo]?: { value: string; place: ReadValue['place'] } };

/** The last word is the last name; particles before it ("van", "de la") belong to it. */
function offerLink(offered: Offered, link: string, place: ReadValue['place']): void {
  const url = URL.parse(link.includes('://') ? link : `https://${link}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > 2000) return;
  const host = url.hostname.replace(/^www\./, '');
  const found = { value: url.href, place };
  if (host === 'linkedin.com' || host.endsWith('.linkedin.com')) offered.linkedin ??= found;
  else if (host === 'github.com') offered.github ??= found;
  else offered.portfolio ??= found;
}

/** At most `max` characters, and no half of one at the end: the database refuses it. */
function cut(text: string, max: number): string {
  const short = text.slice(0, max);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
