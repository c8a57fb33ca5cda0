import type { contact as english } from '../../en/operations/contact.ts';
import type { Translation } from '../../translation.ts';

export const contact: Translation<typeof english> = {
  title: 'Kontakt',
  about: 'Schreiben Sie denen, die diese Website betreiben. Alle Felder sind Pflichtfelder.',
  name: 'Name',
  email: 'E-Mail',
  topic: 'Worum geht es?',
  message: 'Nachricht',
  question: 'Eine Frage',
  demo: 'Eine Vorführung anfragen',
  privacy: 'Datenschutz oder eine Passung',
  press: 'Presse',
  messageLimit: 'Höchstens {most, number} Zeichen.',
  leaveEmpty: 'Lassen Sie dies leer',
  privacyNote:
    'Die Nachricht wird mit der Zeit und einem Einweg-Hash Ihrer Netzwerkadresse gesendet, der Spam begrenzt. Näheres steht in der <link>Datenschutzerklärung</link>.',
  sendMessage: 'Nachricht senden',
  messageSent: 'Die Nachricht ist gesendet',
  messageSentNote: 'Wer diese Website betreibt, wird sie lesen. Eine Antwort geht an: {email}.',
  meanwhile: 'Vielleicht finden Sie die Antwort schon in den <link>häufigen Fragen</link>.',
};
