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
  unchanged: 'Die Einschätzung bleibt',
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
    '{employer} sieht eine Passung der Kenntnisse: eine Prozentzahl, die dieses Programm berechnet, mit jedem Grund dafür, dieselbe, die Sie sehen. Sie vergleicht die Kenntnisse, Jahre, die Stufe, Ausbildung und Sprachen, die die Stelle verlangt, mit dem, was Ihr Lebenslauf und Ihre Antworten sagen, und verwendet weder Namen, Foto, Adresse, Alter, Geschlecht noch Schule.',
  noticePeopleDecide:
    'Menschen entscheiden. Eine Passung sagt niemandem ab, verbirgt und verschiebt niemanden. Sie können auf der Seite Ihrer Bewerbung jederzeit darum bitten, anders beurteilt zu werden, ohne die Passung, oder um eine Überprüfung durch einen Menschen. Ein Mensch antwortet innerhalb von {days, plural, one {# Werktag} other {# Werktagen}}.',
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
  reasonMissing: 'Schreiben Sie, was geprüft werden soll.',
  requestSent:
    'Ihre Bitte ist an {employer} gesendet. Wir benachrichtigen Sie, wenn ein Mensch geantwortet hat.',
  whatToReview: 'Was soll ein Mensch überprüfen?',
  whatToReviewNote:
    '{employer} wird das lesen. Sie können auch darum bitten, anders beurteilt zu werden, ohne die Passung.',
  sendRequest: 'Bitte senden',
  cancel: 'Abbrechen',
};
