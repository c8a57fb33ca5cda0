import type { talentMails as english } from '../../en/talent/talent-mails.ts';
import type { Translation } from '../../translation.ts';

export const talentMails: Translation<typeof english> = {
  addedSubject: '{company} hat Ihre Angaben für künftige Stellen gespeichert',
  addedPreheader: 'Woher sie stammen und wie Sie sie löschen lassen.',
  addedTitle: '{company} hat Ihre Angaben gespeichert',
  addedText:
    '{company} hat Ihren Namen, diese Adresse und vielleicht Telefonnummer, Ort und Kenntnisse in seine Liste von Personen aufgenommen, die es zu Bewerbungen einladen kann.',
  addedSource: 'Woher das Unternehmen sie hat und warum es sie speichert, in seinen eigenen Worten: {source}',
  addedDelete: 'Wenn Sie das nicht möchten, können Sie sie mit einem Klick löschen.',
  deleteMyDetails: 'Meine Angaben löschen',
  addedFooter:
    'Tenon hat diese E-Mail gesendet, weil {company} diese Adresse in seine Liste aufgenommen hat. Antworten werden nicht gelesen.',

  invitationSubject: '{company} lädt Sie ein, sich zu bewerben: {job}',
  invitationPreheader: 'Wenn das nichts für Sie ist, müssen Sie nichts tun.',
  invitationTitle: '{company} lädt Sie ein, sich zu bewerben: {job}',
  seeJob: 'Stelle ansehen',
  invitationNothing: 'Wenn das nichts für Sie ist, müssen Sie nichts tun.',
  invitationFooter:
    'Tenon hat diese E-Mail gesendet, weil {company} diese Adresse in seiner Liste von Personen hat, die es einladen kann.',
};
