import type { impactSummaries as english } from '../../en/fairness/impact-summaries.ts';
import type { Translation } from '../../translation.ts';

export const impactSummaries: Translation<typeof english> = {
  notLoaded: 'Diese Übersicht konnte nicht geladen werden.',
  title: 'Chancengleichheit bei {name}',
  about:
    'Wie weit Menschen jeden Geschlechts und jeder ethnischen Herkunft im Auswahlverfahren kommen und wie ihre Passung ausfällt.',
  nothingPublishedYet: 'Noch nichts veröffentlicht',
  nothingPublishedNote:
    '{name} hat keine Zahlen zu Auswahlergebnissen nach Geschlecht und ethnischer Herkunft veröffentlicht.',
  jobsAt: 'Stellen bei {name}',
  outdated: 'Diese Zahlen sind mehr als ein Jahr alt',
  outdatedNote: 'Sie sagen wenig darüber, wie {employer} heute einstellt.',
  noFigures: 'Noch keine Zahlen',
  noFiguresNote:
    'In diesen Monaten wurden zu wenige Personen eingestellt oder abgelehnt, oder zu wenige haben die Umfrage beantwortet, um Zahlen zu veröffentlichen, ohne jemanden erkennbar zu machen.',
  impactRatioNote:
    'Impact Ratio: die Quote einer Gruppe geteilt durch die höchste Quote. Ein Wert unter vier Fünfteln (0,80) ist ein Zeichen für Benachteiligung; ob der Zufall ihn erklärt, wird mit z für zwei Quoten geprüft oder mit Fishers exaktem Test, wenn eine Gruppe weniger als 30 Personen hat. Gruppen mit weniger als fünf Personen zählen zu denen ohne Angabe. Die Gruppen sind die von Local Law 144 der Stadt New York.',
  source:
    'Personen, die vom {from} bis {to} eingestellt oder abgelehnt wurden, jede einmal gezählt. Quelle: was Bewerber:innen bei {employer} in einer freiwilligen Umfrage angegeben haben, getrennt von ihren Bewerbungen gespeichert.',
  publishedBy:
    'Veröffentlicht von {employer} am {on}. Eine Passung unterstützt die Entscheidungen seit {since}.',
  notAudited: 'Diese Zahlen sind nicht unabhängig geprüft.',
  auditedBy: 'Laut {employer} geprüft von {auditor}.',
  publicSummary: 'Öffentliche Übersicht',
  nothingPublished: 'Nichts veröffentlicht.',
  publishedLongAgo:
    'Veröffentlicht am {on}, vor mehr als einem Jahr. Veröffentlichen Sie die neuesten Zahlen.',
  publishedOn: 'Veröffentlicht am {on}.',
  publicPage:
    'Alle, auch Bewerber:innen, können <link>Ihre öffentliche Seite</link> lesen. Sie zeigt, wer zum Gespräch kam und wessen Passung über dem Median lag, für alle Stellen, aus den Zahlen unten für die letzten zwölf ganzen Monate. Sie ändert sich erst, wenn Sie die neuesten Zahlen veröffentlichen.',
  enterDate: 'Geben Sie ein Datum ein.',
  scoreUsedSince: 'Passung verwendet seit',
  auditor: 'Unabhängige Prüfstelle (optional)',
  publish: 'Übersicht veröffentlichen',
  publishNewest: 'Neueste Zahlen veröffentlichen',
  published: 'Die Übersicht ist veröffentlicht.',
  unpublish: 'Zurückziehen',
  unpublishQuestion: 'Die Übersicht zurückziehen?',
  unpublishSummary: 'Übersicht zurückziehen',
  unpublishNote: 'Auf der Seite steht dann, dass nichts veröffentlicht ist.',
  unpublished: 'Die Übersicht ist zurückgezogen.',
};
