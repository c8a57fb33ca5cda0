import { termsVersion } from '../../../api/identity/terms.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob, resumeText } from '../hiring.ts';
import { newestMail } from '../read-mails.ts';
import { recruiter, world } from './people.ts';

let guest: Person;
const email = 'gil@guests.example';
const body = async () => {
  const { fragment } = await newestMail(world, email, 'application_confirm');
  return { token: fragment.get('token') ?? '' };
};

/** What somebody does who applies without an account. */
export const guestCalls = {
  startGuestApplication: async () => {
    guest = world.visitor();
    const answer = await guest.call(api.startGuestApplication, {
      params: { id: (await postJob(recruiter)).id },
      query: { file_name: 'cv.txt' },
      body: new Blob([resumeText('Gil Guest', ['Welding'])], { type: 'text/plain' }),
    });
    const sent = { name: 'Gil Guest', email, terms_version: termsVersion };
    await guest.call(api.sendGuestApplication, { params: { id: answer.body.id }, body: sent });
    return answer;
  },
  openGuestApplication: async () => guest.call(api.openGuestApplication, { body: await body() }),
  confirmGuestApplication: async () => guest.call(api.confirmGuestApplication, { body: await body() }),
};
