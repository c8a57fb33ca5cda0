import type { candidateErrors as english } from '../../en/candidates/errors.ts';
import type { Translation } from '../../translation.ts';

export const candidateErrors: Translation<typeof english> = {
  positionAcceptedAgain: 'Diese Position wurde noch einmal aus dem Lebenslauf übernommen.',
  tooManySkills: 'Sie können bis zu {count, number} Kenntnisse angeben.',
  preferencesFirst: 'Geben Sie zuerst Ihre Wünsche an.',
  agreeToWording: 'Bitte lesen Sie den aktuellen Wortlaut und stimmen Sie ihm zu.',
  resumeSaysNoLonger: 'In Ihrem aktuellen Lebenslauf steht das nicht mehr.',
  fieldNotEmpty: 'Dieses Feld ist nicht leer. Leeren Sie es zuerst.',
  tooManyResumes: 'Sie haben schon {count, number} Lebensläufe. Löschen Sie zuerst einen.',
  resumeUnread: 'Dieser Lebenslauf wurde noch nicht gelesen.',
  resumeCorrected:
    'Sie haben diesen Lebenslauf korrigiert. Um ihn neu lesen zu lassen, löschen Sie ihn und laden Sie die Datei noch einmal hoch.',
  valueGone: 'Dieser Wert steht nicht mehr im Lebenslauf. Laden Sie die Seite neu.',
  valueMismatch: 'Das passt nicht zu dem Wert, den es korrigiert.',
  tooManyAdded: 'Sie können bis zu {count, number} Kenntnisse hinzufügen.',
  addFirst: 'Ergänzen Sie zuerst {what}. Im Lebenslauf steht es nicht eindeutig.',
  missingParts: 'Es fehlt: {what}',
  missingCompany: 'das Unternehmen',
  missingTitle: 'die Berufsbezeichnung',
  missingStart: 'der Monat des Beginns',
  endAfterStart: 'Das Ende muss nach dem Beginn liegen',
  emptyFile: 'Die Datei ist leer.',
  suggestionsOutdated: 'In Ihrem Lebenslauf steht das nicht mehr. Lassen Sie sich neue Vorschläge machen.',
  tooManyRejected: 'Sie haben für diese Stelle schon zu viele abgelehnt.',
  noSuchClaim: 'Diese Aussage gibt es nicht.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  tooManyCopies: 'Sie haben schon {count, number} Kopien. Löschen Sie zuerst eine.',
  tooManyVersions: 'Sie haben schon {count, number} gespeicherte Fassungen. Löschen Sie zuerst eine.',
  noResumeToTailor: 'Es gibt noch keinen Lebenslauf zum Anpassen.',
  claimAdds: 'Ihre Aussage enthält nicht: {words}.',
  claimOmits: 'Es fehlt darin: {words}.',
  claimAddsAndOmits: 'Ihre Aussage enthält nicht: {added}. Es fehlt darin: {missing}.',
  pdfLetters:
    'Für einige Zeichen dieses Lebenslaufs gibt es keine Schrift. Verwenden Sie Word, JSON Resume oder Markdown.',
  stageFollowsApplication: 'Sie haben sich hier beworben; die Phase folgt deshalb Ihrer Bewerbung.',
  cannotImport: 'Das lässt sich nicht übernehmen.',
};
