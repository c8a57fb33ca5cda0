import type { applicantErasure as english } from '../../en/privacy/applicant-erasure.ts';
import type { Translation } from '../../translation.ts';

/** Texte zum Löschen dessen, was ein Unternehmen über eine Person gespeichert hat, die sich beworben hat. */
export const applicantErasure: Translation<typeof english> = {
  title: 'Personenbezogene Daten',
  about: 'Wenn {name} darum bittet, können Sie löschen, was Ihr Unternehmen über die Person gespeichert hat.',
  openFirst:
    'Wenn {name} darum bittet, können Sie löschen, was Ihr Unternehmen über die Person gespeichert hat, sobald ihre Bewerbungen abgeschlossen sind.',
  erase: 'Daten löschen…',
  question: 'Daten von {name} löschen?',
  what: 'Gelöscht werden in allen Bewerbungen bei Ihrem Unternehmen: Name, Kontaktdaten, Lebenslauf, Antworten, Passung, Nachrichten, Notizen, Schlagwörter, Bewertungen, Angebote und Dateien. Die Person verlässt auch Ihren Talentpool.',
  stays:
    'Stelle, Phasen und Daten bleiben ohne Namen erhalten, damit sich Ihre Berichte nicht ändern. Das eigene Konto der Person bleibt, und sie wird benachrichtigt. Das lässt sich nicht rückgängig machen.',
  confirm: 'Daten löschen',
  erased: 'Die Daten wurden gelöscht.',
};
