import type { hiringErrors as english } from '../../en/hiring/errors.ts';
import type { Translation } from '../../translation.ts';

export const hiringErrors: Translation<typeof english> = {
  applicationOpen:
    'Diese Person hat eine Bewerbung, die noch läuft. Sagen Sie zuerst ab, oder lassen Sie sie zurückziehen.',
  applicantHeld: 'Diese Daten sind vor dem Löschen geschützt. Heben Sie den Schutz zuerst auf.',
  revealFirst: 'Diese Stelle wird anonym geprüft. Zeigen Sie zuerst an, wer es ist.',
  mentionColleagues: 'Sie können nur Personen erwähnen, die an dieser Stelle arbeiten.',
  tooManyTags: 'Eine Bewerbung darf höchstens 50 Schlagwörter haben.',
  appliedAlready: 'Die Person bewirbt sich schon auf diese Stelle.',
  personRefusesCompany: 'Die Person hat Ihr Unternehmen gebeten, ihre Daten nicht zu speichern.',
  jobNotAccepting: 'Für diese Stelle sind zurzeit keine Bewerbungen möglich.',
  confirmFirst:
    'Sie haben für diese Stelle schon einen Link per E-Mail erhalten. Öffnen Sie ihn, um Ihre Bewerbung zu senden.',
  tooManyWaiting:
    'Zu viele Bewerbungen warten auf ihre Bestätigung. Melden Sie sich an, um sich zu bewerben, oder versuchen Sie es in einer Stunde noch einmal.',
  addressOfEmployer:
    'Diese Adresse gehört zum Konto eines Unternehmens, mit dem man sich nicht bewerben kann. Bewerben Sie sich mit einer anderen Adresse.',
  blindTag: 'Lassen Sie den Namen weg: Diese Stelle wird anonym gesichtet.',
  chooseTeamMember: 'Wählen Sie jemanden, der an dieser Stelle arbeitet.',
  noSuchStage: 'Diese Stelle hat keine solche Phase.',
  noMoveToUndo: 'Es gibt keine Verschiebung, die sich rückgängig machen lässt.',
  previousStageRemoved: 'Die vorherige Phase gibt es nicht mehr.',
  alreadyNotified:
    'Die Absage wurde schon mitgeteilt. Verschieben Sie die Bewerbung stattdessen in eine andere Phase.',
  onlyPersonRejects: 'Absagen kann nur ein Mensch.',
  reasonInNote: 'Nennen Sie den Grund in der Notiz.',
  reasonNotOffered: 'Dieser Grund wird nicht mehr angeboten. Wählen Sie einen anderen.',
  chooseRejectReason: 'Wählen Sie einen Grund für die Absage.',
  applicantWithdrew:
    'Die Bewerbung wurde zurückgezogen. Nur die Person selbst kann sich noch einmal bewerben.',
  onlyCandidateWithdraws: 'Zurückziehen kann nur die Person, die sich beworben hat.',
  alreadyInStage: 'Die Bewerbung ist schon in der Phase {stage}.',
  rejectedNotHired:
    'Nach einer Absage ist keine direkte Einstellung möglich. Verschieben Sie die Bewerbung zuerst in eine frühere Phase.',
  noMovesByMatch:
    'Aufgrund der Passung wird niemand verschoben oder abgelehnt. Wählen Sie die Personen selbst aus oder entfernen Sie den Filter nach Passung.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  tooManyAtOnce:
    'Sie können höchstens {count, number} Bewerbungen auf einmal ändern. Schränken Sie die Liste ein.',
  noApplicantsMatch: 'Keine Bewerbung passt mehr zu diesen Filtern.',
  unknownFields: 'Das Feld „{names}“ gibt es nicht.',
  chooseColleague: 'Wählen Sie jemanden aus Ihrem Unternehmen.',
  applicationGone: 'Die Bewerbung gibt es nicht mehr.',
  changedMeanwhile: 'Die Bewerbung wurde gleichzeitig von jemand anderem geändert.',
  noChangeNeeded: 'Keine Änderung nötig.',
  messageAlreadySent: 'Die Nachricht wurde schon gesendet.',
  noValues: 'Für {names} gibt es keinen Wert.',
  noValuesWriteThem: 'Für {names} gibt es keinen Wert. Schreiben Sie ihn selbst.',
  reassigned: 'Inzwischen ist jemand anderes zuständig.',
  refused: 'Das wurde abgelehnt.',
  timeGone: 'Dieser Termin ist nicht mehr frei.',
  calendarPermission: 'Der Kalender konnte nicht verbunden werden. Bitte versuchen Sie es noch einmal.',
  calendarHttps: 'Geben Sie eine öffentliche Adresse ein, die mit https beginnt.',
  calendarPassword:
    'Der Kalenderserver lehnt Benutzername oder Passwort ab. Viele Anbieter verlangen ein App-Passwort.',
  calendarUnreachable: 'Unter dieser Adresse hat kein Kalenderserver geantwortet.',
  calendarNone: 'Unter dieser Adresse ist kein CalDAV-Server.',
  calendarEmpty: 'In diesem Konto gibt es keine Kalender mit Terminen.',
  pickDaysAhead: 'Der letzte Tag darf höchstens {count, number} Tage in der Zukunft liegen.',
  dayInPast: 'Dieser Tag liegt in der Vergangenheit.',
  timeTaken: 'Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.',
  interviewOver: 'Dieses Gespräch hat schon stattgefunden oder wurde abgesagt.',
  interviewerBusy: 'Jemand, der das Gespräch führen soll, hat zu dieser Zeit ein anderes Gespräch.',
  applicationEnded: 'Diese Bewerbung ist beendet.',
  timeInPast: 'Dieser Termin liegt in der Vergangenheit.',
  atMostYearAhead: 'Wählen Sie einen Termin innerhalb des nächsten Jahres.',
  choosePeopleOfJob: 'Wählen Sie Personen, die an dieser Stelle arbeiten.',
  fieldRetired: 'Dieses Feld ist archiviert. Es kann nur noch geleert werden.',
  enterText: 'Geben Sie einen Text ein.',
  enterNumber: 'Geben Sie eine Zahl ein.',
  enterDay: 'Geben Sie ein Datum zwischen 1900 und 2099 ein.',
  chooseOption: 'Wählen Sie eine der Möglichkeiten.',
  ruleJob: 'Wählen Sie eine Stelle Ihres Unternehmens.',
  ruleStage: 'Wählen Sie eine Phase, in die Bewerbungen verschoben werden.',
  ruleTemplate: 'Wählen Sie eine Ihrer Nachrichtenvorlagen.',
  ruleColleague: 'Es gibt niemanden, der mit dieser Stelle arbeitet und erreicht werden kann.',
  ruleWait:
    'Nach einer Absage wartet eine Nachricht mindestens einen Tag, weil die Absage noch rückgängig gemacht werden kann.',
  noSuchField: 'Ihr Unternehmen hat kein solches Feld.',
  listLosesFields:
    'Gespeicherte Felder und Möglichkeiten bleiben und behalten ihre Art. Archivieren Sie sie, statt sie wegzulassen.',
  hiddenMark: 'Decken Sie zuerst den Namen auf oder schreiben Sie dies neu, ohne {mark}.',
  stageInUse:
    'In der Phase {stage} {count, plural, one {ist # Bewerbung. Verschieben Sie sie zuerst} other {sind # Bewerbungen. Verschieben Sie sie zuerst}}.',
  withdrewNoMessages: 'Die Bewerbung wurde zurückgezogen. Sie können keine Nachrichten mehr senden.',
  decidedNoFollowUps:
    'Über diese Bewerbung ist entschieden, oder sie wurde zurückgezogen. Nachfassen ist nicht mehr möglich.',
  followUpsWait: 'Es sind schon Nachfassnachrichten geplant. Beenden Sie diese, bevor Sie andere planen.',
  noThreadYet: 'Es gibt noch keine Nachrichten, die sich zurückstellen lassen.',
  atMostDaysAhead: 'Wählen Sie einen Zeitpunkt innerhalb von {count, plural, one {# Tag} other {# Tagen}}.',
  calendarSpan: 'Wählen Sie eine Spanne von höchstens {days, plural, one {# Tag} other {# Tagen}}.',
  nobodyReads: 'Hier liest niemand Nachrichten zu dieser Bewerbung.',
  decidedOrWithdrawn: 'Über diese Bewerbung ist schon entschieden, oder sie wurde zurückgezogen.',
  withdrawalStands: 'Ein Rückzug lässt sich nur innerhalb von {count, number} Minuten rückgängig machen.',
  offerAnswered: 'Dieses Angebot ist schon beantwortet.',
  offerExpired: 'Dieses Angebot ist abgelaufen.',
  offerOpen: 'Es gibt schon ein offenes Angebot für diese Bewerbung.',
  offerWithoutFile: 'Dieses Angebot hat keine Datei.',
  alreadyApproved: 'Das Angebot ist schon freigegeben.',
  otherApprover:
    'Ein Angebot muss eine Person mit der Rolle Inhaber:in oder Admin freigeben, die es nicht selbst geschrieben hat.',
  approveFirst: 'Ein Angebot muss freigegeben sein, bevor es gesendet wird.',
  answerDatePassed: 'Die Antwortfrist ist abgelaufen. Ändern Sie sie zuerst.',
  sentOfferFixed:
    'Ein gesendetes Angebot lässt sich nicht ändern. Ziehen Sie es zurück und schreiben Sie ein neues.',
  signatureMissing: 'Geben Sie zum Unterschreiben Ihren vollen Namen ein.',
  offerNotSigned: 'Dieses Angebot ist nicht unterschrieben.',
  notToCountersign: 'Gegengezeichnet wird ein unterschriebenes Angebot, und nur einmal.',
  signedCopyHidden:
    'Im unterschriebenen Angebot steht der Name. Decken Sie zuerst auf, wer sich beworben hat.',
  offerWasReturned: 'Dieses Angebot ging zur Änderung zurück. Ändern Sie es vor der Freigabe.',
  notYourTurn: 'Dieses Angebot gibt zuerst jemand anderes frei.',
  approverOfAllJobs:
    'Wählen Sie jemanden, der mit allen Stellen arbeitet. Hiring Manager können Sie bei einzelnen Angeboten hinzufügen.',
  approverWithoutJob: 'Wählen Sie Personen, die an dieser Stelle mitarbeiten.',
  approversStay: 'Wen Ihr Unternehmen für die Freigabe vorsieht, bleibt. Sie können weitere hinzufügen.',
  approverMustSign: 'Nehmen Sie jemanden mit der Rolle Inhaber:in oder Admin für die Freigabe auf.',
  offerFieldsEmpty: 'Einige Felder haben keinen Wert: {names}. Ändern Sie das Angebot, bevor Sie es senden.',
  offerOver: 'Dieses Angebot ist beantwortet oder beendet.',
  futureDate: 'Wählen Sie ein Datum in der Zukunft.',
  offerFileType: 'Fügen Sie eine PDF- oder DOCX-Datei an.',
  rateRequirements: 'Bewerten Sie die Anforderungen der Stelle.',
  jobTakesNoResumes:
    'Lebensläufe können hinzugefügt werden, solange eine Stelle offen oder pausiert ist. Öffnen Sie zuerst die Stelle.',
  importUndone: 'Dieser Import wurde rückgängig gemacht. Beginnen Sie einen neuen.',
  linkRevoked: 'Dieser Link wurde widerrufen. Legen Sie einen neuen an.',
  chooseJobs: 'Wählen Sie mindestens eine Stelle oder alle offenen Stellen.',
  referredEnough:
    'Mit diesem Link können am Tag {count, number} Personen gesendet werden. Senden Sie weitere bitte morgen.',
  onePersonOneFile:
    'Für eine Person genügt ein Lebenslauf. Für eine andere Datei fügen Sie eine weitere Person hinzu.',
  importFull:
    'Ein Import umfasst höchstens {files, number} Dateien und {megabytes, number} MB. Beginnen Sie für den Rest einen weiteren.',
  mergeGone: 'Diese Person ist nicht mehr unter den Treffern.',
  fileSettled: 'Diese Datei ist bereits erledigt.',
  fileGone: 'Diese Datei ist nicht mehr da.',
  nameNeeded: 'Geben Sie den Namen der Person ein.',
  noNameFound: 'In diesem Lebenslauf wurde kein Name gefunden.',
  personRefuses: 'Diese Person hat Ihr Unternehmen gebeten, ihre Daten nicht zu speichern.',
  signInToTakeOver:
    'Zu dieser Adresse gibt es ein Konto. Melden Sie sich an und öffnen Sie den Link dann noch einmal.',
  takeOverAsCandidate:
    'Melden Sie sich zuerst ab: Nur das Konto einer Bewerberin oder eines Bewerbers kann das übernehmen.',
};
