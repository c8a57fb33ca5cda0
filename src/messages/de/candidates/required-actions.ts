import type { requiredActions as english } from '../../en/candidates/required-actions.ts';
import type { Translation } from '../../translation.ts';

export const requiredActions: Translation<typeof english> = {
  replaceResume: '{file} ersetzen',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  confirmPositions: '{count, plural, one {# Position} other {# Positionen}} bestätigen',
  positionsRead: 'Sie wurden aus {file} gelesen. Bitte bestätigen Sie sie.',
  answerOffer: 'Angebot für {job} beantworten',
  offered: '{employer} bietet Ihnen die Stelle an.',
  confirmInterview: 'Gespräch für {job} bestätigen',
  timeToPick: '{employer} bittet Sie, einen Termin zu wählen.',
  timesProposed: '{employer} hat Termine vorgeschlagen. Wählen Sie einen oder bitten Sie um andere.',
  answerEmployer: '{employer} antworten',
  questionAsked: 'Sie wurden etwas zu {job} gefragt.',
  apply: 'Auf {job} bewerben',
  closesSoon: 'Sie haben sich diese Stelle bei {employer} gemerkt. Die Bewerbungsfrist endet bald.',
};
