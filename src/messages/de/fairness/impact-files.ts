import type { impactFiles as english } from '../../en/fairness/impact-files.ts';
import type { Translation } from '../../translation.ts';

export const impactFiles: Translation<typeof english> = {
  table: 'Tabelle',
  sexAndRace: 'Geschlecht und ethnische Herkunft',
  scoringRate: 'Anteil über dem Median in %',
  selectionRate: 'Auswahlquote in %',
  significant: 'Signifikant',
  differenceLow: 'Unterschied mindestens, Punkte',
  differenceHigh: 'Unterschied höchstens, Punkte',
  remark: 'Anmerkung',
  unknown: 'Ohne Antwort oder zu wenige für eine Anzeige',
  yes: 'ja',
  no: 'nein',
};
