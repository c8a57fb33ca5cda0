import type { careerDomains as english } from '../../en/jobs/career-domains.ts';
import type { Translation } from '../../translation.ts';

export const careerDomains: Translation<typeof english> = {
  title: 'Eigene Domain',
  about: 'Die Karriereseite unter einer Domain Ihres Unternehmens zeigen, etwa jobs.example.com.',
  loadFailed: 'Die Domain konnte nicht geladen werden',
  notAvailable: 'Diese Website hat noch keine öffentliche Adresse, zu der eine Domain führen könnte.',
  publishFirst:
    'Machen Sie die Karriereseite für alle sichtbar und speichern Sie sie. Danach können Sie eine Domain hinzufügen.',
  domain: 'Domain',
  add: 'Domain hinzufügen',
  added: 'Domain hinzugefügt',
  state:
    '{state, select, in_use {In Gebrauch} missing {Eintrag fehlt} ended {Nicht mehr in Gebrauch} taken {Von anderem Unternehmen verwendet} other {Wartet auf DNS}}',
  aboutState:
    '{state, select, in_use {Besucher finden Ihre Karriereseite dort.} missing {Ein DNS-Eintrag fehlt. Tragen Sie ihn wieder ein, sonst wird die Seite ab dem {on} dort nicht mehr gezeigt.} ended {Die DNS-Einträge fehlten drei Tage lang, deshalb wird die Seite dort nicht mehr gezeigt. Tragen Sie sie wieder ein und prüfen Sie sie.} taken {Ein anderes Unternehmen hat gezeigt, dass ihm diese Domain gehört.} other {Tragen Sie beide Einträge dort ein, wo Ihre Domain verwaltet wird, und prüfen Sie sie dann. Wir prüfen außerdem jede Stunde. Bis Änderungen zu sehen sind, kann ein Tag vergehen.}}',
  forgottenOn: 'Sind die Einträge bis zum {on} nicht da, wird diese Domain hier entfernt.',
  records: 'DNS-Einträge',
  name: 'Name',
  value: 'Wert',
  copyName: 'Namen kopieren',
  copyValue: 'Wert kopieren',
  copied: 'Kopiert',
  found: '{found, select, yes {Gefunden} no {Nicht gefunden} other {Noch nicht geprüft}}',
  checked: 'Geprüft {when}',
  notAnswered: 'Das DNS hat {when} nicht geantwortet. Die Einträge oben sind von der letzten Antwort.',
  checkNow: 'Jetzt prüfen',
  nowInUse: 'Die Domain ist in Gebrauch',
  notThereYet: 'Es sind noch nicht alle Einträge da',
  checkFailed: 'Die Einträge konnten nicht geprüft werden',
  remove: 'Entfernen',
  removeQuestion: '{domain} entfernen?',
  removeDomain: 'Domain entfernen',
  removeNote:
    'Die Karriereseite bleibt unter ihrer Adresse hier. Löschen Sie auch die beiden DNS-Einträge, damit die Domain nicht ins Leere führt.',
  removed: 'Domain entfernt',
};
