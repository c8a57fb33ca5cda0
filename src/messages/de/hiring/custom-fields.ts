import type { customFields as english } from '../../en/hiring/custom-fields.ts';
import type { Translation } from '../../translation.ts';

/** Eigene Felder eines Unternehmens auf Stellen und Bewerbungen. */
export const customFields: Translation<typeof english> = {
  title: 'Eigene Felder',
  about:
    'Felder, die Ihr Unternehmen auf Stellen und Bewerbungen ergänzt. Nur Ihr Team sieht sie, und sie zählen in keiner Bewertung.',
  onApplications: 'Auf Bewerbungen',
  onJobs: 'Auf Stellen',
  none: 'Noch keine Felder.',
  add: 'Feld hinzufügen',
  nameOf: 'Name von Feld {number}',
  kindOf: 'Art von Feld {number}',
  text: 'Text',
  number: 'Zahl',
  date: 'Datum',
  choice: 'Auswahl',
  person: 'Person im Unternehmen',
  optionOf: 'Möglichkeit {number} von {name}',
  addOption: 'Möglichkeit hinzufügen',
  addOptionTo: 'Möglichkeit zu {name} hinzufügen',
  needsOption: 'Fügen Sie mindestens eine Möglichkeit hinzu.',
  archived: 'Archiviert',
  archiveOption: 'Möglichkeit {name} archivieren',
  restoreOption: 'Möglichkeit {name} wiederherstellen',
  save: 'Speichern',
  saved: 'Felder gespeichert',
  loadFailed: 'Die Felder konnten nicht geladen werden',
  valuesSaved: 'Gespeichert',
  valuesChanged:
    'Jemand anderes hat diese Felder gerade geändert. Was Sie eingegeben haben, bleibt. Speichern Sie erneut, um es zu ersetzen.',
  notStated: 'Keine Angabe',
  enterNumber: 'Geben Sie eine Zahl ein.',
  archivedField: '{name} (archiviert)',
};
