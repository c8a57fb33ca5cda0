import type { offline as english } from '../../en/platform/offline.ts';
import type { Translation } from '../../translation.ts';

export const offline: Translation<typeof english> = {
  title: 'Keine Verbindung',
  about: 'Das haben Sie auf diesem Gerät zuletzt gesehen, {at}.',
  applications: 'Bewerbungen',
  interviews: 'Gespräche',
  noneApplications: 'Keine Bewerbungen',
  noneInterviews: 'Keine Gespräche gebucht',
  retry: 'Erneut versuchen',
};
