import type { integrationErrors as english } from '../../en/integrations/errors.ts';
import type { Translation } from '../../translation.ts';

export const integrationErrors: Translation<typeof english> = {
  jobFileFirst: 'Laden Sie zuerst eine Stellendatei hoch.',
  linkFirst: 'Verknüpfen Sie zuerst das Konto.',
  apiKeyRequired: 'Geben Sie den API-Schlüssel ein.',
  chooseFiles: 'Wählen Sie zuerst in den Einstellungen Dateien.',
  saveKeyFirst: 'Speichern Sie zuerst den API-Schlüssel.',
  settleThere:
    'Öffnen Sie die Bewerbung und verschieben Sie sie dort oder sagen Sie dort mit einem Grund ab.',
  fileTooMuch: 'Die Datei ändert {count, number} Bewerbungen. Höchstens {limit, number} sind möglich.',
  fileNotUtf8: 'Die Datei ist nicht lesbar. Speichern Sie sie als CSV in UTF-8.',
  columnsMissing: 'Zeile 1 muss die Spalten benennen. Es fehlen: {columns}.',
  inLine: 'Zeile {line}: {mistake}',
  idMissing: 'Die id fehlt.',
  idTwice: 'Die id {id} steht auch in Zeile {line}.',
  idUnknown: 'Die id {id} wurde nicht gefunden.',
  noSuchStage: '„{stage}“ ist keine Phase dieser Stelle. Ihre Phasen: {stages}.',
  onlyCandidateWithdraws: 'Zurückziehen kann nur die Person, die sich beworben hat.',
  applicantWithdrew:
    'Die Bewerbung wurde zurückgezogen. Nur die Person selbst kann sich noch einmal bewerben.',
  rejectedHere: 'Hier wurde abgesagt. Das kann nur ein Mensch auf der Seite der Bewerbung rückgängig machen.',
  systemAsksToWait: 'Das andere System bittet uns zu warten. Es geht automatisch weiter.',
  modelNameTaken: 'Ein anderes Modell hat diesen Namen.',
  keyGone: 'Diesen Schlüssel gibt es nicht mehr.',
  baseUrlRequired: 'Ein eigener Anbieter braucht eine Basis-URL.',
  noAnswer: 'Keine Antwort.',
  noSuchModel: 'Kein aktives Modell hat diesen Namen.',
  publicAddressOrHost:
    'Verwenden Sie eine öffentliche Internetadresse oder bitten Sie den Betrieb, den Host in MODEL_HOSTS aufzunehmen.',
  modelFailed: '{model} hat nicht geantwortet: {outcome}.',
  modelsOff: 'Die Verwaltung dieser Website hat Sprachmodelle abgeschaltet.',
  modelPaused:
    '{model} ist fünfmal hintereinander ausgefallen. In einer Minute wird es noch einmal versucht.',
  callsUsed: 'Die Aufrufe für heute sind verbraucht.',
  tokensUsedToday: 'Die Tokens aller Modelle für heute sind verbraucht oder für laufende Aufrufe vorgemerkt.',
  tokensUsedThisMonth:
    'Die Tokens von {model} für diesen Monat sind verbraucht oder für laufende Aufrufe vorgemerkt.',
  keyRequired: 'Geben Sie den Schlüssel ein.',
  keyAgain:
    'Geben Sie den Schlüssel noch einmal ein: Der gespeicherte galt für einen anderen Anbieter oder eine andere Adresse.',
  publicHttpsAddress: 'Verwenden Sie eine öffentliche Internetadresse, die mit https:// beginnt.',
  modelAnswered: '{model} hat in {ms, number} ms „{beginning}“ geantwortet.',
  modelSilent: '{model} hat nicht geantwortet.',
  endpointOff: 'Dieser Endpunkt ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  fileHolds: 'Die Datei enthält {count, plural, one {# Stelle} other {# Stellen}}.',
  systemAnswers: '{system} antwortet.',
  systemUnnamedAnswers: 'Das Bewerbermanagementsystem antwortet.',
  mergeNoLink: 'Merge hat keine Adresse zum Verknüpfen geliefert.',
  noUserThere: 'Das System zeigt niemanden, der eine Bewerbung anlegen könnte.',
  refusedThere: 'Dort wurde das abgelehnt: {words}',
  mergeNoId: 'Merge hat für das Gesendete keine ID geliefert.',
  mergeUnreachable: 'Merge war nicht zu erreichen.',
  mergeRefusedKey: 'Merge hat den API-Schlüssel oder das verknüpfte Konto abgelehnt.',
  mergeAsksToWait: 'Merge bittet darum zu warten, bevor mehr gesendet wird.',
  mergeRefused: 'Merge hat das abgelehnt ({status}).',
  mergeFailed: 'Merge konnte das nicht ausführen ({status}).',
  movedThere:
    'Die Bewerbung wurde dort inzwischen in die Phase „{stage}“ verschoben. Der nächste Abgleich zeigt es.',
  anotherStage:
    'Die Bewerbung wurde dort inzwischen in eine andere Phase verschoben. Der nächste Abgleich zeigt es.',
  accountNotLinked: 'Das Konto ist nicht verknüpft.',
  repeatsPage: 'Das andere System sendet immer wieder dieselbe Seite.',
  ownFailure: 'Bei uns ist etwas schiefgegangen. Wir versuchen es automatisch noch einmal.',
  noStageThere:
    'Das andere System hat keine Phase für „{stage}“. Legen Sie unter Phasen fest, welche es ist.',
  idTwiceInLine: 'die id {id} steht auch in Zeile {line}',
  idLength: 'die id muss 1 bis 200 Zeichen haben',
  titleLength: 'der Titel (title) muss 1 bis 160 Zeichen haben',
  statusChoice: 'der Status (status) muss open, draft oder closed sein',
  visibilityChoice: 'die Sichtbarkeit (visibility) muss public, internal oder confidential sein',
  updatedAtDate: 'updated_at muss ein Datum wie 2026-05-31 sein',
  inLineAll: 'Zeile {line}: {mistakes}.',
  moreLines: '{count, plural, one {# weitere Zeile hat} other {# weitere Zeilen haben}} einen Fehler.',
  waitsForPerson: 'Dort ist die Stelle offen; hier wartet sie darauf, dass jemand sie prüft und öffnet.',
  editedHere:
    'Die Stelle wurde hier bearbeitet; aus dem Bewerbermanagementsystem wird deshalb nur noch ihr Ende übernommen.',
  cameWithout:
    'Es {what, select, description {fehlt eine Beschreibung} skills {fehlen Kenntnisse} place {fehlt ein Ort} description_skills {fehlen Beschreibung und Kenntnisse} description_place {fehlen Beschreibung und Ort} skills_place {fehlen Kenntnisse und Ort} other {fehlen Beschreibung, Kenntnisse und Ort}}. Ergänzen Sie das und öffnen Sie dann die Stelle.',
};
