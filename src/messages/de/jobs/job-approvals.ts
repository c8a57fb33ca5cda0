import type { jobApprovals as english } from '../../en/jobs/job-approvals.ts';
import type { Translation } from '../../translation.ts';

/** Freigabe von Stellen vor der Veröffentlichung. */
export const jobApprovals: Translation<typeof english> = {
  needed: 'Freigabe nötig',
  waiting: 'Wartet auf Freigabe',
  changesAsked: 'Änderungen gewünscht',
  approved: 'Freigegeben',
  inApproval: 'In Freigabe',
  sentBack: 'Zu ändern',
  aboutNeeded:
    'In Ihrem Unternehmen werden Stellen vor der Veröffentlichung freigegeben. Diese kann freigeben: {approvers}.',
  aboutWaiting: 'Wartet auf {approvers}. Angefragt von {by}, {when}.',
  aboutWaitingUnknown: 'Wartet auf {approvers}. Angefragt {when}.',
  aboutChanges: '{by} wünscht Änderungen ({when}).',
  aboutApproved:
    '{by} hat diese Stelle freigegeben ({when}). Nach Änderungen an Titel, Beschreibung oder Gehalt ist eine neue Freigabe nötig.',
  decide: '{by} bittet Sie um Freigabe ({when}). Prüfen Sie Titel, Beschreibung und Gehalt.',
  decideUnknown: 'Ihre Freigabe ist angefragt ({when}). Prüfen Sie Titel, Beschreibung und Gehalt.',
  ask: 'Freigabe anfragen',
  askAgain: 'Erneut anfragen',
  asked: 'Freigabe angefragt',
  publish: 'Stelle veröffentlichen',
  published: 'Stelle veröffentlicht',
  approve: 'Freigeben',
  approvedNow: 'Stelle freigegeben',
  commentOptional: 'Kommentar (optional)',
  askForChanges: 'Änderungen wünschen',
  whatToChange: 'Geben Sie an, was geändert werden soll.',
  changesAskedNow: 'Kommentar gesendet',
  failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  changedMeanwhile:
    'Die Stelle wurde gerade geändert. Dies ist der neueste Stand. Prüfen Sie ihn und entscheiden Sie erneut.',
  edit: 'Stelle bearbeiten',
  settings: 'Freigabe von Stellen',
  aboutSettings:
    'Stellen warten vor der Veröffentlichung auf eine Freigabe, auch importierte und solche aus Ihrem Bewerbermanagementsystem. Niemand gibt frei, was er selbst angefragt hat, außer es gibt sonst niemanden.',
  require: 'Vor der Veröffentlichung ist eine Freigabe nötig',
  approvers: 'Wer freigibt',
  aboutApprovers: 'Jede dieser Personen kann freigeben.',
  addApprover: 'Person hinzufügen',
  chooseColleague: 'Person auswählen',
  removeApprover: '{name} entfernen',
  chooseOne: 'Wählen Sie mindestens eine Person aus.',
  save: 'Speichern',
  saved: 'Gespeichert',
  loadFailed: 'Die Einstellungen zur Freigabe konnten nicht geladen werden',
  ownersOnly: 'Das können nur Inhaber:innen und Admins ändern.',
  off: 'Stellen werden ohne Freigabe veröffentlicht.',
  newerLoaded:
    'Jemand anderes hat dies gerade geändert. Die neuesten Einstellungen werden angezeigt. Prüfen und speichern Sie erneut.',
  opensLater: 'Wenn Sie diese Stelle öffnen, wird zuerst um Freigabe gebeten.',
  saveAndAsk: 'Freigabe anfragen',
  createdAndAsked: 'Stelle gespeichert. Sie wartet auf Freigabe',
  askedFor: 'Freigabe angefragt für {job}',
};
