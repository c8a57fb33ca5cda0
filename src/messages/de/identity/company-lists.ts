import type { Translation } from '../../translation.ts';
import type { companyLists as english } from '../../en/identity/company-lists.ts';

/** The lists that a company keeps for itself. */
export const companyLists: Translation<typeof english> = {
  save: 'Speichern',
  saved: 'Liste gespeichert',
  loadFailed: 'Ihre Listen konnten nicht geladen werden',
  enterName: 'Geben Sie einen Namen ein.',
  nameTwice: 'Zwei Einträge haben diesen Namen.',
  moveUp: '{name} nach oben verschieben',
  moveDown: '{name} nach unten verschieben',
  retire: '{name} archivieren',
  remove: '{name} entfernen',
  retired: 'Archiviert',
  aboutRetired: 'Wird nicht mehr angeboten, bleibt aber überall sichtbar, wo es verwendet wurde.',
  restore: '{name} wiederherstellen',
  restoreShort: 'Wiederherstellen',
  changedByOther:
    'Jemand anderes hat diese Liste gerade geändert. Die neuen Einträge stehen jetzt bei Ihren. Bitte prüfen und erneut speichern.',
  rejectReasons: 'Absagegründe',
  aboutRejectReasons:
    'Werden bei einer Absage statt der Standardgründe angeboten. Ein anderer Grund mit Notiz ist immer möglich. Nur Ihr Team sieht sie.',
  addReason: 'Grund hinzufügen',
  nameOfReason: 'Grund {number}',
  noReasons: 'Noch keine eigenen Gründe. Angeboten werden die Standardgründe.',
  structure: 'Abteilungen und Standorte',
  aboutStructure:
    'Wie Ihr Unternehmen gegliedert ist. Stellen können eine Abteilung und einen Standort nennen; Listen und Berichte lassen sich nach Abteilung filtern.',
  departments: 'Abteilungen',
  aboutDepartments: 'Bewerber:innen sehen die Abteilung bei der Stelle.',
  addDepartment: 'Abteilung hinzufügen',
  nameOfDepartment: 'Abteilung {number}',
  noDepartments: 'Noch keine Abteilungen.',
  locations: 'Standorte',
  aboutLocations: 'Ihre Büros, Filialen oder Werke. Bewerber:innen sehen den Standort bei der Stelle.',
  addLocation: 'Standort hinzufügen',
  nameOfLocation: 'Standort {number}',
  noLocations: 'Noch keine Standorte.',
  department: 'Abteilung',
  anyDepartment: 'Alle Abteilungen',
};
