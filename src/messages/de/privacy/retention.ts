import type { retention as english } from '../../en/privacy/retention.ts';
import type { Translation } from '../../translation.ts';

/** Texte dazu, wie lange Bewerbungsdaten aufbewahrt werden. */
export const retention: Translation<typeof english> = {
  title: 'Aufbewahrung von Daten',
  about:
    'Löschen Sie Bewerbungsdaten automatisch, einige Monate nachdem die letzte Bewerbung einer Person abgeschlossen wurde. Stelle, Phasen und Daten bleiben ohne Namen erhalten, damit sich Ihre Berichte nicht ändern.',
  loadFailed: 'Die Aufbewahrungsfristen konnten nicht geladen werden',
  months: 'Löschen nach (Monaten)',
  aboutMonths: 'Leer lassen, um Daten zu behalten, bis Sie sie löschen.',
  byCountry: 'Nach Land',
  monthsIn: 'Monate in {country}',
  never: 'Nie',
  removeCountry: '{country} entfernen',
  addCountry: 'Land hinzufügen',
  aboutCountries: 'Wo eine andere Frist gilt, nach dem Standort der Stelle.',
  chooseCountry: 'Land wählen',
  wholeMonths: 'Geben Sie eine ganze Zahl von Monaten zwischen 1 und {most, number} ein.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  newerLoaded: 'Das wurde inzwischen von jemand anderem geändert. So ist es jetzt eingestellt.',
  off: 'Nichts wird automatisch gelöscht.',
  preview: 'Vorschau',
  previewFailed: 'Die Vorschau konnte nicht geladen werden',
  dueNow:
    '{count, plural, =0 {Niemand ist jetzt fällig} one {# Person ist jetzt fällig} other {# Personen sind jetzt fällig}}',
  dueAhead:
    '{count, plural, =0 {Niemand wird in den nächsten {days, number} Tagen fällig} one {# Person wird in den nächsten {days, number} Tagen fällig} other {# Personen werden in den nächsten {days, number} Tagen fällig}}',
  dueOn: '{job}, fällig am {on}',
  heldBeside:
    '{count, plural, one {# Person ist geschützt und bleibt} other {# Personen sind geschützt und bleiben}}.',
  more: '{count, plural, one {und # weitere} other {und # weitere}}',
  hidden: 'Name verborgen (anonyme Prüfung)',
  whatHolds: 'Was immer gilt',
  notice:
    'Inhaberinnen und Inhaber werden {days, plural, one {# Tag} other {# Tage}} vorher benachrichtigt. Bewerberinnen und Bewerber erfahren es, wenn gelöscht wurde.',
  kept: 'Nicht gelöscht werden Personen, die Sie eingestellt haben, die eine laufende Bewerbung haben oder die eingewilligt haben, in Ihrem Talentpool zu bleiben.',
  severalPlaces:
    'Hat eine Stelle mehrere Standorte oder eine Person mehrere Bewerbungen, gilt die längste Frist.',
  least:
    'Unterlagen zu Stellen in folgendem Land müssen von Gesetzes wegen mindestens {months, plural, one {# Monat} other {# Monate}} aufbewahrt werden, auch wenn Sie weniger einstellen: {country} ({states}).',
  leastOfState: '{state}: {months, number}',
  holds: 'Vor dem Löschen geschützt',
  aboutHolds:
    'Daten, die behalten werden müssen, etwa wegen eines Rechtsstreits. Sie schützen sie auf der Seite der Bewerbung unter „Dateien“ und heben den Schutz dort wieder auf.',
  holdsNotLoaded: 'Die geschützten Daten konnten nicht geladen werden',
  noHolds: 'Niemand ist geschützt.',
  heldBy: '{name}, {on}',
  heldBefore: 'War geschützt ({reason}): {by}, {on}, aufgehoben von {lifter} am {until}.',
  aboutHold:
    'Wenn die Daten behalten werden müssen, etwa wegen eines Rechtsstreits, schützen Sie sie vor dem Löschen.',
  hold: 'Vor dem Löschen schützen…',
  holdQuestion: 'Daten von {name} behalten?',
  holdText: 'Die Daten werden weder automatisch noch von Hand gelöscht, bis der Schutz aufgehoben wird.',
  reason: 'Warum sie behalten werden müssen',
  keep: 'Schützen',
  holdSaved: 'Die Daten sind vor dem Löschen geschützt.',
  onHold: 'Vor dem Löschen geschützt: {reason}',
  lift: 'Schutz aufheben',
  liftToDelete: 'Die Daten können gelöscht werden, sobald der Schutz aufgehoben ist.',
  lifted: 'Der Schutz wurde aufgehoben.',
};
