import type { tailoredResumes as english } from '../../en/candidates/tailored-resumes.ts';
import type { Translation } from '../../translation.ts';

export const tailoredResumes: Translation<typeof english> = {
  experience: 'Berufserfahrung',
  skipped: 'Sie haben {count, plural, one {# Vorschlag} other {# Vorschläge}} übersprungen.',
  suggestedBullets: 'Vorgeschlagene Stichpunkte',
  suggestedBulletsHint:
    'Jeder sagt nur, was auch Ihr Lebenslauf sagt. Es kommt keine Zahl, kein Werkzeug und kein Titel hinzu.',
  tryAgain: 'Noch einmal versuchen',
  modelFailed:
    'Das KI-Modell hat nicht geantwortet, deshalb stammen diese Vorschläge aus den eingebauten Regeln.',
  copyForJob:
    '<link>Ihr Lebenslauf für diese Stelle</link> hat {count, plural, one {# geänderten Stichpunkt} other {# geänderte Stichpunkte}}.',
  rejected: 'Sie haben {count, plural, one {# Vorschlag} other {# Vorschläge}} abgelehnt.',
  nothingToTailor:
    'Ihr Lebenslauf und Ihre Berufserfahrung enthalten noch keine Sätze, die sich an diese Stelle anpassen lassen.',
  noMoreSuggestions: 'Keine weiteren Vorschläge.',
  nothingToImprove:
    'Nichts zu verbessern: Keiner Ihrer Sätze lässt sich für diese Stelle besser formulieren, ohne seine Aussage zu ändern.',
  accept: 'Übernehmen',
  another: 'Anderer Vorschlag',
  reject: 'Ablehnen',
  writtenByAi: 'Von KI formuliert, geprüft',
  added: 'Zu Ihrem Lebenslauf für diese Stelle hinzugefügt.',
  copiesForJobs: 'Lebensläufe für einzelne Stellen',
  changedAgo:
    '{count, plural, one {# geänderter Stichpunkt} other {# geänderte Stichpunkte}} · geändert {ago}',
  allResumes: 'Alle Lebensläufe',
  thisCopy: 'Dieser Lebenslauf',
  savedAsResume: 'Bei Ihren Lebensläufen gespeichert. Wählen Sie ihn, wenn Sie sich bewerben.',
  downloadAs: 'Als {format} herunterladen',
  deleted: 'Der angepasste Lebenslauf wurde gelöscht.',
  name: 'Name',
  saveName: 'Namen speichern',
  delete: 'Löschen',
  deleteQuestion: 'Diesen Lebenslauf löschen?',
  deleteCopy: 'Lebenslauf löschen',
  showSkipped: 'Wieder anzeigen',
  suggestRejected: 'Wieder vorschlagen',
  acceptText: 'Übernehmen: {text}',
  anotherText: 'Anderer Vorschlag: {text}',
  rejectText: 'Ablehnen: {text}',
  basedOn: 'Grundlage:',
  basedOnPosition: 'Grundlage ({position}):',
  deleteWarning:
    '<b>{name}</b> wird gelöscht. Das lässt sich nicht rückgängig machen. Gespeicherte und gesendete Dateien bleiben erhalten.',
};
