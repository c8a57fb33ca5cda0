import type { signedOffers as english } from '../../en/hiring/signed-offers.ts';
import type { Translation } from '../../translation.ts';

export const signedOffers: Translation<typeof english> = {
  title: 'Angebot: {job}',
  employer: 'Unternehmen',
  candidate: 'Kandidat:in',
  pay: 'Vergütung',
  firstDay: 'Erster Arbeitstag',
  file: 'Angehängte Datei',
  text: 'Text des Angebots',
  record: 'Nachweis der Unterschriften',
  number: 'Nummer des Angebots',
  fingerprint: 'Prüfsumme (SHA-256)',
  written: 'Verfasst',
  approved: 'Freigegeben',
  sent: 'Gesendet',
  candidateSigned: 'Von der Kandidat:in unterschrieben',
  employerSigned: 'Für das Unternehmen unterschrieben',
  typedName: 'Eingegebener Name',
  account: 'Konto',
  time: 'Zeitpunkt',
  about:
    'Wer unterschrieben hat, war mit dem genannten Konto angemeldet und hat den Namen eingegeben. Die Prüfsumme umfasst Nummer, Unternehmen, Stelle, Vergütung, ersten Arbeitstag, Text und angehängte Datei; nach dem Senden des Angebots ließ sich nichts davon mehr ändern.',
};
