import { type PersonalInfo, personalInfoInput } from '../../../api/candidates/candidates.ts';
import type { NewerValue } from './newer-values.tsx';
import { t } from '../../platform/messages.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

/** The words for each field a person can change. */
export const personalLabels: Record<keyof PersonalInfo, string> = {
  first_name: t('profiles.firstName'),
  last_name: t('profiles.lastName'),
  phone: t('profiles.phone'),
  location: t('profiles.location'),
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: t('profiles.portfolio'),
  bio: t('profiles.bio'),
};

const fields: readonly (keyof PersonalInfo)[] = [
  'first_name',
  'last_name',
  'phone',
  'location',
  'linkedin',
  'github',
  'portfolio',
  'bio',
];

/** What is wrong in the form, by field, by the contract's rules. */
export const personalErrors = schemaErrors(personalInfoInput);

/** A link as it is stored: an address typed without its scheme gets https, a mere account name the site it is for. */
export function completeLink(typed: string, site: 'linkedin' | 'github' | 'portfolio'): string {
  const link = typed.trim();
  if (/^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(link)) return `https://${link}`;
  const name = /^(?:@|(?:in\/))?([\w-]+)\/?$/.exec(link)?.[1];
  if (name && site === 'github') return `https://github.com/${name}`;
  if (name && site === 'linkedin') return `https://www.linkedin.com/in/${name}`;
  return link;
}

/** What is typed over the newer record: fields left as they were in `base` follow it, changed ones stay. */
export function rebase(mine: PersonalInfo, base: PersonalInfo, theirs: PersonalInfo): PersonalInfo {
  const followed = fields.filter((field) => mine[field] === base[field]);
  return { ...mine, ...Object.fromEntries(followed.map((field) => [field, theirs[field]])) };
}

/** The fields that were changed elsewhere since `base` and differ from what is typed, each with a way to take it over. */
export function newerPersonalValues(
  mine: PersonalInfo,
  base: PersonalInfo,
  theirs: PersonalInfo,
  take: (values: Partial<PersonalInfo>) => void,
): NewerValue[] {
  return fields
    .filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
    .map((field) => ({
      label: personalLabels[field],
      theirs: theirs[field],
      onTake: () => take({ [field]: theirs[field] }),
    }));
}
