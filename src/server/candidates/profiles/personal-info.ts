import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import { internationalPhone } from '../../../engine/contact/phone-number.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ProfileRow, updateProfile } from './queries.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import { message } from '../../../messages/message.ts';

type Stored = Pick<ProfileRow, 'personalInfo' | 'fromResume' | 'leftEmpty'>;
type Change = Parameters<typeof updateProfile>[3];

/** What is stored of edited fields: those that still hold the resume's words, and those that the person emptied, are remembered as such. */
export function editedProfile(before: Stored, edited: PersonalInfo): Change {
  const personalInfo = withPhone(before.personalInfo, edited);
  const fields = Object.keys(personalInfo) as (keyof PersonalInfo)[];
  return {
    personalInfo,
    fromResume: fields.filter(
      (field) => before.fromResume.includes(field) && before.personalInfo[field] === personalInfo[field],
    ),
    leftEmpty: fields.filter(
      (field) =>
        personalInfo[field] === '' && (before.personalInfo[field] !== '' || before.leftEmpty.includes(field)),
    ),
  };
}

/** What a decision about a value of the resume makes of the profile; `values` is what the current resume says. */
export function decidedProfile(
  before: Stored,
  { field, decision }: { field: keyof PersonalInfo; decision: 'keep' | 'clear' | 'use' },
  values: readonly { field: keyof PersonalInfo; value: string }[],
): Change {
  const without = (fields: string[]) => fields.filter((each) => each !== field);
  const change = {
    personalInfo: { ...before.personalInfo },
    fromResume: without(before.fromResume),
    leftEmpty: without(before.leftEmpty),
  };
  if (decision === 'use') {
    const found = values.find((value) => value.field === field);
    if (!found) throw new ApiError('conflict', { detail: message('candidateErrors.resumeSaysNoLonger') });
    if (before.personalInfo[field] !== '')
      throw new ApiError('conflict', { detail: message('candidateErrors.fieldNotEmpty') });
    change.personalInfo[field] = found.value;
  } else if (decision === 'clear') {
    change.personalInfo[field] = '';
    change.leftEmpty.push(field);
  }
  return change;
}

/** The phone number in the international way of writing it; one that was stored before stays as it is. */
function withPhone(before: PersonalInfo, info: PersonalInfo): PersonalInfo {
  if (info.phone === '' || info.phone === before.phone) return info;
  const phone = internationalPhone(info.phone);
  if (phone !== null) return { ...info, phone };
  throw new ApiError('invalid_input', {
    errors: [{ pointer: '/personal_info/phone', detail: messageText('profiles.notPhone') }],
  });
}
