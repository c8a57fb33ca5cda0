import type { jobMails as english } from '../../en/jobs/job-mails.ts';
import type { Translation } from '../../translation.ts';

export const jobMails: Translation<typeof english> = {
  alertSubject: '{count, plural, one {# neue Stelle} other {# neue Stellen}}: {search}',
  alertTitle: '{count, plural, one {# neue Stelle} other {# neue Stellen}} für „{search}“',
  alertEntry: '{job}, {employer}',
  seeAll: 'Alle {count, number} ansehen',
  seeSearch: 'Suche ansehen',
  alertFooter:
    'Tenon hat diese E-Mail gesendet, weil Sie {cadence, select, daily {einmal am Tag} other {einmal in der Woche}} von Neuem zu dieser Suche erfahren möchten.',

  reminderSubject: 'Erinnerung: {job}',
  reminderToday: 'Sie wollten heute erinnert werden.',
  reminderNextStep: 'Ihr nächster Schritt: {step}',
  openTracker: 'Zielstellen öffnen',
  reminderDeadline: 'Die Bewerbungsfrist endet am {deadline}.',
  reminderText: 'Sie wollten heute an diese Stelle bei {employer} erinnert werden.',
  reminderTextNoEmployer: 'Sie wollten heute an diese Stelle erinnert werden.',
  openJob: 'Stelle öffnen',
  reminderFooter:
    'Tenon hat diese E-Mail gesendet, weil Sie bei Ihren Zielstellen eine Erinnerung eingestellt haben.',

  reportSubject: 'Eine Stelle wurde gemeldet: {job}',
  reportTitle: 'Eine Stelle wurde gemeldet',
  reportPreheader:
    '{reason, select, misleading {Sie ist irreführend} scam {Sie sieht nach Betrug aus} discrimination {Sie diskriminiert Menschen} expired {Es gibt die Stelle nicht mehr} other {Etwas anderes}}. {job} bei {employer}.',
  reportJob: 'Stelle: {job} bei {employer}',
  reportReason:
    'Grund: {reason, select, misleading {Sie ist irreführend} scam {Sie sieht nach Betrug aus} discrimination {Sie diskriminiert Menschen} expired {Es gibt die Stelle nicht mehr} other {Etwas anderes}}',
  reportWords: 'Im Wortlaut:',
  reportFrom: 'Von: {from}',
  reportFromVisitor: 'Von: jemandem, der nicht angemeldet war',
  reportFooter: 'Tenon hat diese E-Mail gesendet, weil jemand eine Stelle gemeldet hat.',
  seeJob: 'Stelle ansehen',
};
