import type { platformErrors as english } from '../../en/platform/error-details.ts';
import type { Translation } from '../../translation.ts';

export const platformErrors: Translation<typeof english> = {
  noKey:
    'Ein gespeichertes Geheimnis wurde mit einem Schlüssel verschlüsselt, den dieser Server nicht hat. Der Betrieb muss ihn mit diesem Schlüssel starten.',
  tokenInHeader: 'Senden Sie das Token im Header Authorization.',
  tooDeep: 'Das JSON ist zu tief verschachtelt oder zu groß.',
  badCursor: 'Dieser Cursor ist ungültig.',
  noSuchParameter: 'Diesen Parameter gibt es nicht.',
  unknownParameters: 'Den Parameter „{names}“ gibt es nicht.',
  badIdempotencyKey: 'Idempotency-Key darf bis zu 200 sichtbare Zeichen haben.',
  alreadyDone: 'Das ist schon geschehen. Das Ergebnis wurde zusammen mit dem zugehörigen Konto gelöscht.',
  maintenanceUntil:
    'Tenon ist wegen Wartung bis {until, date, moment} nur lesbar. Was Sie eingegeben haben, geht nicht verloren. Lassen Sie diese Seite offen und senden Sie es danach noch einmal.',
  waitingForScan:
    'Diese Datei wartet noch auf den Virenscanner. Versuchen Sie es in einer Minute noch einmal.',
  scannerAway: 'Der Virenscanner antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  virusFound:
    'Der Virenscanner hat {name} in dieser Datei gefunden. Sie wurde entfernt. Bitte laden Sie eine saubere Kopie hoch.',
  tooManyPages: 'Sie haben zu viele Seiten geöffnet. Schließen Sie einige und versuchen Sie es noch einmal.',
  badLink: 'Dieser Link ist ungültig.',
  noAccount: 'Diese Person hat kein Konto, deshalb wurde keine E-Mail gesendet.',
  unverifiedAddress: 'Diese Adresse wurde noch nicht bestätigt.',
  fileWithoutRows: 'Die Datei hat unter den Spaltennamen keine Zeilen.',
  fileTooLong:
    'Eine Datei darf höchstens {most, number} {of, select, jobs {Stellen} people {Personen} other {Bewerbungen}} enthalten.',
  fileIsWorkbook:
    'Das ist eine Arbeitsmappe oder ein ZIP. Öffnen Sie es in Ihrer Tabellenkalkulation und speichern Sie es als CSV.',
  fileNotCsv: 'Die Datei ist nicht lesbar. Speichern Sie sie als CSV in UTF-8.',
  csvQuotes:
    'Die Datei ist nicht lesbar: In Zeile {line} fehlt ein schließendes Anführungszeichen. Setzen Sie Werte, die Anführungszeichen enthalten, in Anführungszeichen und verdoppeln Sie die inneren.',
  csvUneven: 'Die Datei ist nicht lesbar: Zeile {line} hat nicht so viele Werte, wie es Spalten gibt.',
  csvLine: 'Die Datei ist nicht lesbar: Zeile {line} ist kein gültiges CSV.',
  useText: 'Hier muss Text stehen.',
  textTooLong: 'Höchstens 20.000 Zeichen.',
  useDay: 'Geben Sie ein Datum wie 2024, 2024-03 oder 2024-03-01 an.',
  useList: 'Hier muss eine Liste stehen.',
  notJson: 'Das ist kein JSON. {why}',
  notJsonResume: 'Ein JSON Resume muss ein Objekt mit Feldern wie basics und work sein.',
  theFile: 'die Datei',
};
