import type { jobErrors as english } from '../../en/jobs/errors.ts';
import type { Translation } from '../../translation.ts';

export const jobErrors: Translation<typeof english> = {
  careerNameTaken: 'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  siteNotPublic: 'Diese Website hat noch keine öffentliche Adresse, zu der eine Domain führen könnte.',
  publishCareersFirst: 'Machen Sie die Karriereseite zuerst für alle sichtbar.',
  domainNotYours: 'Diese Domain gehört zu dieser Website. Verwenden Sie eine Domain Ihres Unternehmens.',
  domainTaken: 'Ein anderes Unternehmen verwendet diese Domain bereits.',
  removeDomainFirst: 'Ihr Unternehmen hat hier bereits eine Domain. Entfernen Sie diese zuerst.',
  pictureGone: 'Dieses Bild ist nicht mehr gespeichert. Wählen Sie es noch einmal aus.',
  tooManyPictures:
    'Eine Karriereseite hat bis zu {count, number} Bilder. Entfernen Sie einige und speichern Sie zuerst.',
  chooseLaterDay: 'Wählen Sie heute oder einen späteren Tag, oder schließen Sie die Stelle.',
  notOffered: 'Das gehört nicht zu den aktuellen Einträgen Ihres Unternehmens. Wählen Sie etwas anderes.',
  notWaiting: 'Diese Stelle wartet nicht auf eine Freigabe.',
  otherApprover: 'Sie haben um diese Freigabe gebeten. Darüber entscheidet jemand anderes.',
  noApprover: 'Über diese Stelle entscheidet nur, wer in Ihrem Unternehmen Stellen freigibt.',
  approverOfAnother: 'Nur Mitarbeitende Ihres Unternehmens können dessen Stellen freigeben.',
  noColumnsOfJobs: 'Die erste Zeile muss die Spalten benennen, darunter title.',
  alreadyStatus:
    'Die Stelle ist schon {status, select, open {offen} paused {pausiert} closed {geschlossen} other {ein Entwurf}}.',
  lastDayPassed: 'Die Bewerbungsfrist ist abgelaufen. Bearbeiten Sie die Stelle und wählen Sie eine neue.',
  takenDown:
    'Die Verwaltung dieser Website hat die Stelle gesperrt: {reason} Melden Sie sich dort, sobald das behoben ist.',
  teamByRecruiters: 'Das Team einer Stelle können nur Recruiter:innen und ihr Fachbereich ändern.',
  chooseColleague: 'Wählen Sie jemanden aus Ihrem Unternehmen.',
  unknownPlace:
    'Wir kennen keinen Ort namens „{place}“. Prüfen Sie die Schreibweise oder wählen Sie einen aus der Liste.',
  unknownPlaceLike: 'Wir kennen keinen Ort namens „{place}“. Meinten Sie {likely}?',
  tooManySearches: 'Sie haben schon {count, number} gespeicherte Suchen. Entfernen Sie zuerst eine.',
  notAskedNow: 'Diese Stelle verlangt das nicht mehr. Laden Sie die Seite neu.',
  resumeSaysAlready: 'Ihr Lebenslauf nennt das bereits.',
  tooManyAnswers: 'Sie können höchstens {count, number} Anforderungen beantworten.',
};
