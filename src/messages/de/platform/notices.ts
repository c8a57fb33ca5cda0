import type { notices as english } from '../../en/platform/notices.ts';
import type { Translation } from '../../translation.ts';

export const notices: Translation<typeof english> = {
  retentionDue:
    'Die Daten von {count, plural, one {# Bewerbung wird} other {# Bewerbungen werden}} ab dem {on, date, day} gelöscht',
  retentionDueText: 'Um Daten zu behalten, schützen Sie sie vorher vor dem Löschen.',
  domainInUse: 'Ihre Karriereseite ist jetzt unter {domain} erreichbar',
  domainMissing: 'Ein DNS-Eintrag von {domain} fehlt',
  domainMissingText:
    'Tragen Sie ihn wieder ein, sonst ist Ihre Karriereseite ab dem {on, date, day} dort nicht mehr erreichbar.',
  domainEnded: 'Ihre Karriereseite ist nicht mehr unter {domain} erreichbar',
  domainEndedText:
    'Die DNS-Einträge fehlten drei Tage lang. Tragen Sie sie wieder ein und prüfen Sie sie, oder entfernen Sie die Domain.',
  applicationErased: '{employer} hat die Daten Ihrer Bewerbung gelöscht, wie gewünscht',
  applicationExpired: '{employer} hat die Daten Ihrer Bewerbung nach Ablauf der Aufbewahrungsfrist gelöscht',
  applicationMoved:
    'Ihre Bewerbung für {job} {stage, select, new {ist wieder in der ersten Phase} screen {wird geprüft} interview {ist in der Gesprächsphase} offer {ist in der Angebotsphase} hired {war erfolgreich: Sie wurden eingestellt} withdrawn {wurde zurückgezogen} other {wurde verschoben}}',
  applicationViewed: '{employer} hat Ihre Bewerbung geöffnet',
  applicationReceived: 'Neue Bewerbung für {job}',
  applicationWithdrawn: 'Eine Bewerbung für {job} wurde zurückgezogen',
  withdrawalUndone: 'Eine zurückgezogene Bewerbung für {job} gilt wieder',
  answersOverdue:
    '{count, plural, one {# Bewerbung wartet} other {# Bewerbungen warten}} länger auf eine Antwort als bei {job} zugesagt',
  answersOverdueText: 'Die erste ging am {since, date, day} ein.',
  messageFromEmployer: '{employer} hat Ihnen zu {job} geschrieben',
  messageFromApplicant: 'Neue Nachricht aus einer Bewerbung für {job}',
  taskGiven: 'Aufgabe für Sie: {task}',
  stageReached: '{job}: Eine Bewerbung ist jetzt in der Phase {stage}',
  mentioned: '{by} hat Sie in einer Notiz zu einer Bewerbung erwähnt',
  addedToTeam: '{by} hat Sie in das Team für {job} aufgenommen',
  jobToApprove: '{by} bittet Sie um Freigabe: {job}',
  jobWaits: '{job} wartet auf Ihre Freigabe',
  jobApproved: '{by} hat {job} freigegeben. Sie können die Stelle jetzt veröffentlichen',
  jobSentBack: '{by} wünscht Änderungen an {job}',
  jobInvitation:
    '{employer} {proof, select, none {(nicht bestätigt) } named {(bestätigt) } domain {(bestätigt: {domain}) } other {}}lädt Sie ein, sich zu bewerben: {job}',
  jobClosing: 'Die Bewerbungsfrist für {job} endet am {on, date, day}',
  jobClosingText: 'Sie haben sich diese Stelle bei {employer} gemerkt und sich noch nicht beworben.',
  fitChanged: 'Ihre Passung zu {job} beträgt jetzt {percent, number}\u00a0%',
  fitChangedText: 'Bevor {employer} die Stelle änderte, waren es {percent, number}\u00a0%.',

  interviewProposed: '{employer} lädt Sie zu einem Gespräch ein: {job}',
  interviewProposedText: 'Wählen Sie einen der vorgeschlagenen Termine oder bitten Sie um andere.',
  interviewToPickText: 'Wählen Sie einen Termin, der Ihnen passt.',
  interviewBooked: 'Ihr Gespräch ist gebucht: {job}',
  interviewMovedByYou: 'Ihr Gespräch wurde verlegt: {job}',
  interviewChanged: 'Ihr Gespräch wurde geändert: {job}',
  interviewNeedsNewTime: '{employer} bittet Sie, einen anderen Termin für das Gespräch zu wählen: {job}',
  otherTimesAskedByYou: 'Sie haben um andere Gesprächstermine gebeten: {job}',
  interviewCancelled: 'Ihr Gespräch wurde abgesagt: {job}',
  interviewCancelledByEmployer: '{employer} hat das Gespräch abgesagt: {job}',
  interviewCancelledByYou: 'Sie haben Ihr Gespräch abgesagt: {job}',
  interviewSoon:
    'Ihr Gespräch beginnt {before, select, day {in weniger als einem Tag} other {in weniger als einer Stunde}}: {job} bei {employer}',

  applicantInterviewAssigned: 'Ihnen wurde ein Gespräch zugewiesen: {job}',
  applicantInterviewAssignedText: 'Der Termin wird noch gewählt.',
  applicantInterviewBooked: 'Ein Gespräch ist gebucht: {job}',
  applicantInterviewBookedByCandidate: 'Ein:e Bewerber:in hat ein Gespräch gebucht: {job}',
  applicantInterviewMovedByCandidate: 'Ein:e Bewerber:in hat ein Gespräch verlegt: {job}',
  applicantInterviewChanged: 'Ein Gespräch wurde geändert: {job}',
  applicantInterviewNeedsNewTime: 'Ein Gespräch braucht einen neuen Termin: {job}',
  applicantInterviewGivenUp: 'Ein:e Bewerber:in kann ein Gespräch nicht wahrnehmen: {job}',
  otherTimesAsked: 'Ein:e Bewerber:in bittet um andere Gesprächstermine: {job}',
  otherTimesAskedText: 'Schlagen Sie andere Termine vor.',
  applicantInterviewCancelled: 'Ein Gespräch wurde abgesagt: {job}',
  applicantInterviewCancelledByCandidate: 'Ein:e Bewerber:in hat ein Gespräch abgesagt: {job}',
  applicantInterviewSoon:
    'Ein Gespräch beginnt {before, select, day {in weniger als einem Tag} other {in weniger als einer Stunde}}: {job}',
  noLongerLeading: 'Sie führen ein Gespräch nicht mehr: {job}',
  interviewerLeft: 'Bei einem Gespräch fällt jemand aus: {job}',
  interviewerLeftText:
    '{who} arbeitet nicht mehr an dieser Stelle. Die anderen führen das Gespräch weiterhin.',
  noInterviewer: 'Ein Gespräch hat keine:n Interviewer:in: {job}',
  noInterviewerText:
    '{who} arbeitet nicht mehr an dieser Stelle. Bestimmen Sie jemand anderen oder sagen Sie das Gespräch ab.',
  applicationEndedText: 'Die Bewerbung ist beendet.',
  accountDeletedText: 'Das Konto zu dieser Bewerbung wurde gelöscht.',
  interviewTime: '{when}. {kind, select, phone {Telefonat} on_site {Vor Ort} other {Videogespräch}}{where}',
  interviewPlace: '{kind, select, phone {Telefonat} on_site {Vor Ort} other {Videogespräch}}{where}',
  scorecardDue: 'Wie war das Gespräch? Geben Sie Ihre Bewertung ab: {job}',

  offerSent: '{employer} bietet Ihnen die Stelle an: {job}',
  offerSentText: 'Antworten Sie bis {until, date, moment}.',
  offerCountersigned: '{employer} hat Ihr Angebot gegengezeichnet: {job}',
  offerWithdrawn: '{employer} hat das Angebot zurückgezogen: {job}',
  offerExpired: 'Ein Angebot an Sie ist abgelaufen: {job}',
  applicantOfferToApprove: 'Ein Angebot wartet auf Ihre Freigabe: {job}',
  applicantOfferReturned: 'Ihr Angebot ging zur Änderung zurück: {job}',
  applicantOfferDiscussed: 'Jemand möchte über Ihr Angebot sprechen: {job}',
  applicantOfferApproved: 'Ihr Angebot ist freigegeben und kann gesendet werden: {job}',
  applicantOfferAccepted: 'Ihr Angebot wurde angenommen: {job}',
  applicantOfferDeclined: 'Ihr Angebot wurde abgelehnt: {job}',
  applicantOfferWithdrawn: 'Ihr Angebot wurde zurückgezogen: {job}',
  applicantOfferExpired: 'Ein Angebot ist ohne Antwort abgelaufen: {job}',
  applicantOfferEnded: 'Ein Angebot endete mit der Bewerbung: {job}',
  applicantOfferInfected: 'Der Virenscanner hat die Datei Ihres Angebots entfernt: {job}',

  humanReviewAnswered: '{employer} hat Ihre Bitte um Überprüfung beantwortet: {job}',
  humanReviewAnsweredText:
    '{outcome, select, changed {Die Einschätzung hat sich geändert.} other {Die Einschätzung bleibt unverändert.}}',
  humanReviewAsked: 'Ein:e Bewerber:in bittet um Überprüfung durch einen Menschen: {job}',
  humanReviewAskedText: 'Antworten Sie bis {by, date, day}.',
  humanReviewsOverdue:
    '{count, plural, one {# Bewerber:in wartet} other {# Bewerber:innen warten}} zu lange auf die Überprüfung durch einen Menschen: {job}',
  humanReviewsOverdueText: 'Die erste war am {since, date, day} fällig.',

  resumeRead: '{file} wurde gelesen',
  resumeReadText: 'Prüfen Sie, was wir gefunden haben, und übernehmen, ändern oder verwerfen Sie jeden Wert.',
  resumeUnread: '{file} konnte nicht gelesen werden',
  resumeInfected: '{file} wurde entfernt',

  jobTakenDown: '{job} wurde von der Verwaltung dieser Website gesperrt',
  jobTakenDownText:
    'Grund: {reason} Niemand außerhalb Ihres Unternehmens kann die Stelle sehen. Melden Sie sich, sobald das behoben ist; dann geben wir sie wieder frei.',
  jobRestored: '{job} ist wieder freigegeben',
  jobRestoredText:
    'Die Stelle ist wieder {status, select, open {offen} paused {pausiert} closed {geschlossen} draft {ein Entwurf} other {da}}.',
  webhookOff: 'Der Webhook zu {host} wurde abgeschaltet',
  webhookGoneText: 'Das Ziel antwortete mit 410 Gone. Wartende Zustellungen wurden nicht gesendet.',
  webhookFailingText:
    'Seit {days, plural, one {# Tag} other {# Tagen}} wurde nichts zugestellt. Wartende Zustellungen wurden nicht gesendet.',

  asWritten: '{text}',
};
