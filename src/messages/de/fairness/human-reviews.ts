import type { humanReviews as english } from '../../en/fairness/human-reviews.ts';
import type { Translation } from '../../translation.ts';

export const humanReviews: Translation<typeof english> = {
  title: 'Überprüfung durch einen Menschen',
  quoted: '„{text}“',
  askedForOn: 'Erbeten am {on}',
  dueToday: 'heute fällig',
  dueIn: 'in {days, plural, one {# Tag} other {# Tagen}} fällig',
  overdueBy: 'seit {days, plural, one {# Tag} other {# Tagen}} überfällig',
  assessmentChanged: 'Einschätzung geändert',
  assessmentUnchanged: 'Einschätzung unverändert',
  answerNote:
    'Lesen Sie den Lebenslauf ohne die Passung und antworten Sie bis {due}. Wenn Ihre Entscheidung das Ergebnis ändert, verschieben Sie die Bewerbung selbst.',
  outcome: 'Ergebnis',
  unchanged: 'Die Einschätzung bleibt unverändert',
  changed: 'Die Einschätzung hat sich geändert',
  answerToCandidate: 'Antwort an die Bewerber:in',
  notSent: '{problem} Es wurde nichts gesendet. Ihr Text ist noch da.',
  sendAnswer: 'Antwort senden',
  chooseOutcome: 'Wählen Sie ein Ergebnis.',
  answerMissing: 'Schreiben Sie, was Sie sich angesehen und was Sie entschieden haben.',
  answerSent: 'Die Antwort ist gesendet.',
  answeredBy: 'Beantwortet von {by}',
  answeredByOn: 'Beantwortet von {by} am {on}',
  formerColleague: 'jemandem, der nicht mehr zum Team gehört',
  noticeTitle: 'Automatische Unterstützung bei der Auswahl',
  noticeScore:
    '{employer} sieht eine Passung der Kenntnisse: einen Prozentwert, den dieses Programm berechnet, mit jedem Grund dafür, genau wie Sie. Sie vergleicht Kenntnisse, Berufsjahre, Erfahrungsstufe, Ausbildung und Sprachen, die die Stelle verlangt, mit dem, was in Ihrem Lebenslauf und Ihren Antworten steht, und verwendet weder Namen noch Foto, Adresse, Alter, Geschlecht oder Schule.',
  noticePeopleDecide:
    'Menschen entscheiden. Aufgrund einer Passung wird niemandem abgesagt, niemand ausgeblendet und niemand verschoben. Sie können auf der Seite Ihrer Bewerbung jederzeit darum bitten, auf andere Weise, ohne die Passung, beurteilt zu werden, oder um eine Überprüfung durch einen Menschen. Ein Mensch antwortet innerhalb von {days, plural, one {# Werktag} other {# Werktagen}}.',
  noticeLink: '<ai>KI-Hinweis</ai>.',
  noticeLinks:
    '<ai>KI-Hinweis</ai>, <outcomes>Auswahlergebnisse nach Geschlecht und ethnischer Herkunft</outcomes>.',
  howToAsk:
    'Wenn Sie die Einschätzung für falsch halten oder ohne die Passung beurteilt werden möchten, sieht ein Mensch bei {employer} noch einmal nach und antwortet innerhalb von {days, plural, one {# Werktag} other {# Werktagen}}. <link>Wie die Passung verwendet wird</link>',
  ask: 'Um Überprüfung durch einen Menschen bitten',
  askAgain: 'Um eine weitere Überprüfung bitten',
  youAskedOn: 'Sie haben am {on} darum gebeten',
  overdue: 'Überfällig',
  waiting: 'Wartet auf Antwort',
  answered: 'Beantwortet',
  answerOverdue: '{employer} hätte bis {due} antworten müssen. Die Inhaber:innen werden jeden Tag erinnert.',
  answerDue: 'Ein Mensch bei {employer} antwortet bis {due}.',
  reasonMissing: 'Schreiben Sie, was überprüft werden soll.',
  requestSent:
    'Ihre Anfrage wurde an {employer} gesendet. Wir benachrichtigen Sie, sobald ein Mensch geantwortet hat.',
  whatToReview: 'Was soll ein Mensch überprüfen?',
  whatToReviewNote:
    '{employer} wird das lesen. Sie können auch darum bitten, auf andere Weise, ohne die Passung, beurteilt zu werden.',
  sendRequest: 'Anfrage senden',
  cancel: 'Abbrechen',
};
