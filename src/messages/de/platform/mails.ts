import type { mails as english } from '../../en/platform/mails.ts';
import type { Translation } from '../../translation.ts';

export const mails: Translation<typeof english> = {
  accountFooter:
    'Tenon hat diese E-Mail gesendet, weil sich in Ihrem Konto etwas getan hat. Antworten werden nicht gelesen.',
  stop: 'Diese E-Mails abbestellen',
  stopAt: 'Diese E-Mails abbestellen: {link}',
  buttonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  openTenon: 'Tenon öffnen',

  seeMore: 'Öffnen Sie Tenon, um mehr zu sehen.',
  openInTenon: 'In Tenon öffnen',
  answerByMail: 'Sie können direkt auf diese E-Mail antworten.',
  noticeFooter:
    'Tenon hat diese E-Mail gesendet, weil Sie davon sofort erfahren möchten. Das können Sie in den Einstellungen ändern.',
  digestSubject: '{count, plural, one {# Neuigkeit} other {# Neuigkeiten}} auf Tenon',
  digestTitle: 'Neuigkeiten seit der letzten Zusammenfassung',
  digestEntry: '{title}: {text}',
  digestMore: 'Und {count, number} weitere.',
  seeThemAll: 'Alle ansehen',
  digestFooter:
    'Tenon hat diese Zusammenfassung gesendet, weil Sie diese Neuigkeiten einmal am Tag erhalten möchten.',

  contactSubject: '{topic}: eine Nachricht von {name}',
  contactFrom: 'Von: {name}, {email}',
  writeTo: 'An {email} schreiben',
  contactTopic:
    '{topic, select, demo {Anfrage für eine Vorführung} privacy {Datenschutz} press {Presse} other {Frage}}',
  contactFooter:
    'Tenon hat diese E-Mail gesendet, weil jemand auf der Kontaktseite eine Nachricht hinterlassen hat.',
};
