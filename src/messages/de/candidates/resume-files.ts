import type { resumeFiles as english } from '../../en/candidates/resume-files.ts';
import type { Translation } from '../../translation.ts';

export const resumeFiles: Translation<typeof english> = {
  stored: 'Die Datei ist gespeichert.',
  reading: 'Die Datei wird gelesen.',
  recognizing: 'Diese Datei ist ein Scan. Ihr Text wird erkannt; das dauert ein bis zwei Minuten.',
  read: 'Die Datei wurde gelesen.',
  scored: 'Ihre Passungswerte sind auf dem neuesten Stand.',
  failed: 'Ihr Lebenslauf konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
  scannerAway:
    'Der Virenscanner antwortet nicht. Ihre Datei ist gespeichert und wird so bald wie möglich geprüft und gelesen.',
  damaged: 'Die gespeicherte Datei ist beschädigt. Bitte laden Sie sie noch einmal hoch.',
  missing: 'Die gespeicherte Datei fehlt. Bitte laden Sie sie noch einmal hoch.',
  cameWithout: 'Mit dieser Bewerbung kam kein Lebenslauf.',
  accountDeleted: 'Das Konto wurde gelöscht und mit ihm der Lebenslauf.',
  noLongerShared: 'Die Bewerbung wurde zurückgezogen; der Lebenslauf ist nicht mehr freigegeben.',
  empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere oder exportieren Sie sie neu.',
  notDocument:
    'Diese Datei ist kein PDF-, Word- oder Textdokument. Bitte laden Sie eine PDF-, DOC-, DOCX- oder TXT-Datei hoch.',
  noText:
    'In dieser Datei wurde kein Text gefunden. Sie scheint ein Scan oder ein Bild zu sein. Bitte laden Sie eine Fassung hoch, deren Text sich markieren lässt.',
  encrypted:
    'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
  broken:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte exportieren Sie sie neu und laden Sie die neue Kopie hoch.',
  tooBig:
    'Diese Datei ist zu groß oder wird beim Entpacken zu groß. Bitte laden Sie eine Fassung unter 5 MB ohne große Bilder hoch.',
  tooComplex:
    'Diese Datei ist so aufgebaut, dass sie sich nicht sicher lesen lässt. Bitte exportieren Sie sie neu als einfaches PDF oder DOCX.',
  tooSlow:
    'Das Lesen dieser Datei hat zu lange gedauert. Bitte exportieren Sie sie neu als einfaches PDF oder DOCX.',
};
