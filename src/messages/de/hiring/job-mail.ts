import type { Translation } from '../../translation.ts';
import type { jobMail as english } from '../../en/hiring/job-mail.ts';

export const jobMail: Translation<typeof english> = {
  title: 'Bewerbung per E-Mail',
  about:
    'Ein Lebenslauf an diese Adresse wird zur Bewerbung. Vorher bestätigt der Absender sie über einen Link, den er per E-Mail erhält.',
  none: 'Diese Stelle hat noch keine E-Mail-Adresse. Mit einer Adresse kann man sich bewerben, indem man den Lebenslauf per E-Mail sendet.',
  create: 'Adresse erstellen',
  copy: 'Adresse kopieren',
  copied: 'Kopiert',
  renew: 'Neue Adresse',
  renewTitle: 'Diese Adresse ersetzen?',
  renewText: 'Die bisherige Adresse gilt sofort nicht mehr: E-Mails an sie kommen zurück.',
  turnOff: 'Abschalten',
  turnOffTitle: 'Diese Adresse abschalten?',
  turnOffText: 'E-Mails an sie kommen zurück. Bewerbungen, die über sie eingegangen sind, bleiben.',
  created: 'Die Adresse gilt ab sofort.',
  turnedOff: 'Die Adresse gilt nicht mehr.',
  notSetUp: 'Diese Website empfängt keine E-Mails.',
};
