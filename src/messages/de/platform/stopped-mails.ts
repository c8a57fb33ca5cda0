import type { stoppedMails as english } from '../../en/platform/stopped-mails.ts';
import type { Translation } from '../../translation.ts';

export const stoppedMails: Translation<typeof english> = {
  digest: 'Die tägliche Zusammenfassung',
  report: 'Der Bericht „{report}“',
  reportGone: 'Dieser Bericht',
  invitations: 'Einladungen von {employer}, wo Ihre Daten gelöscht wurden',
  employer: 'diesem Unternehmen',
};
