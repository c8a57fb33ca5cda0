import type { legal as english } from '../../en/platform/legal.ts';
import type { Translation } from '../../translation.ts';

export const legal: Translation<typeof english> = {
  privacy: 'Datenschutz',
  aboutPrivacy: 'Was dieses Programm speichert, wer es sieht und was in die Passung einfließt.',
  whoIsResponsible:
    'Tenon ist ein Programm, das alle betreiben können: ein Unternehmen, eine Schule, eine Stadt. Wer diese Website betreibt, ist für sie verantwortlich und beantwortet Ihre Fragen. Diese Seite beschreibt, was das Programm selbst tut.',

  stored: 'Was gespeichert wird',
  storedAccount:
    'Ihre E-Mail-Adresse, Ihre Rolle und Ihr Passwort als Einweg-Hash; außerdem Passkeys, eine Authenticator-App und verknüpfte Konten, wenn Sie welche hinzufügen.',
  storedEntries:
    'Was Sie eingeben: Profil, Berufserfahrung, Zielstellen, gespeicherte Suchen und Bewerbungen; bei Unternehmen das Unternehmen, Stellen und deren Phasen.',
  storedResumes: 'Die Lebensläufe, die Sie hochladen, der daraus gelesene Text und Ihre Korrekturen.',
  storedScores: 'Ihre Passungen, mit den Versionen der Regeln, nach denen sie berechnet wurden.',
  storedSessions: 'Zu jeder Sitzung: wann sie begonnen hat und in welchem Browser.',
  storedEmails:
    'Die E-Mails an Sie, Ihre Benachrichtigungen und ein Protokoll dessen, was mit Ihrem Konto geschehen ist.',
  storedMessages:
    'Nachrichten von der Kontaktseite: Ihr Text, Ihr Name und Ihre E-Mail-Adresse, die Zeit und ein Einweg-Hash Ihrer Netzwerkadresse, der Spam begrenzt.',

  whoSeesIt: 'Wer es sieht',
  beforeApplying:
    'Bis Sie sich auf eine Stelle bewerben, sehen Unternehmen nichts von Ihnen: keinen Namen, keinen Lebenslauf, keine Passung. Nur wenn Sie in Ihrem Profil zustimmen, gefunden zu werden, sehen Unternehmen Ihren Namen, Ort und Ihre Kenntnisse und wie gut Sie zu ihren Stellen passen; Sie werden dann auch mitgezählt, wenn ein Unternehmen prüft, wie viele Menschen eine erforderliche Kenntnis ausschließt.',
  onceApplied:
    'Wenn Sie sich bewerben, sieht das Unternehmen, das die Stelle ausgeschrieben hat, Ihren Namen und Ihre E-Mail-Adresse, Ihre Notiz und Ihre Antworten, den gesendeten Lebenslauf und den daraus gelesenen Text, die Passung mit ihren Belegen und den Verlauf der Bewerbung; von Ihrem Profil sieht es so viel, wie Sie dort festlegen. Andere Unternehmen sehen nichts davon.',
  otherSystems:
    'Dieses Unternehmen kann sein eigenes Bewerbermanagementsystem oder andere Programme anbinden. Dann geht auch dorthin, was Sie gesendet haben; das Formular sagt es Ihnen, bevor Sie sich bewerben.',
  targetJobs: 'Ihre Zielstellen sehen nur Sie.',
  operators:
    'Wer diese Website betreibt, hat Zugriff auf ihre Datenbank und liest die an den Betrieb gesendeten Nachrichten.',

  aiNotice: 'KI-Hinweis',
  aiNoticeText:
    'Dieses Programm liest Lebensläufe und berechnet, wie gut sie zu einer Stelle passen. Unternehmen können diese Passung ansehen, wenn sie entscheiden; deshalb sollten Sie wissen, wie sie entsteht.',
  scored: 'Was bewertet wird',
  scoredText:
    'Die Anforderungen einer Stelle werden mit Ihren Kenntnissen, Ihrer Erfahrung, Ausbildung und Ihren Sprachen verglichen, und die Worte hinter jedem Ergebnis werden zitiert. Ihr Ort wird neben dem Arbeitsort angezeigt und zählt nicht. <link>So entsteht die Passung</link>',
  neverScored: 'Was nie bewertet wird',
  neverScoredText:
    'Ihr Name, Ihre Kontaktdaten, Ihr Foto, Ihre Adresse, Ihr Geburtsdatum, Wörter, die Ihr Geschlecht verraten, und die Namen Ihrer Schulen und Hochschulen werden nie verwendet. Versteckter Text in einer Datei wird nicht gewertet.',
  models: 'Sprachmodelle',
  modelsText:
    'An der Passung wirken sie nicht mit. Wer diese Website betreibt, kann eines anbinden, auch das eines anderen Unternehmens. Wenn Sie um Vorschläge bitten, erhält es einzelne Zeilen Ihrer Erfahrung und Teile der Stelle, nie Ihren Namen oder Ihre Datei. Seine Antworten werden mit dem abgeglichen, was Sie geschrieben haben, und Sie nehmen sie an oder lehnen sie ab. In den Einstellungen können Sie Ihren eigenen Anbieter verwenden oder Modelle für Ihr Konto ausschalten.',
  whoSeesScores:
    'Sie selbst, mit der vollständigen Erklärung. Ein Unternehmen sieht sie mit derselben Erklärung, sobald Sie sich dort bewerben oder wenn Sie zugestimmt haben, von Unternehmen gefunden zu werden. Die Passung sortiert eine Liste, wenn ein Mensch es so wählt; sie lehnt niemanden ab, blendet niemanden aus und verschiebt niemanden.',
  objecting: 'Wie Sie widersprechen',
  correctResume:
    'Korrigieren Sie, was aus Ihrem Lebenslauf gelesen wurde. Die Passung wird danach neu berechnet.',
  askForReview:
    'Bitten Sie auf der Seite Ihrer Bewerbung um Prüfung durch einen Menschen im Unternehmen oder darum, auf anderem Weg beurteilt zu werden, ohne die Passung. Die Antwort kommt innerhalb von zehn Werktagen.',
  tellUs:
    'Schreiben Sie denen, die diese Website betreiben, über die <link>Kontaktseite</link>, was nicht stimmt.',

  cookies: 'Cookies und Speicher des Browsers',
  sessionCookie:
    'Ein Cookie hält Sie angemeldet; andere bewahren eine begonnene Anmeldung für ein paar Minuten auf. Skripte können sie nicht lesen, und sie dienen nicht dazu, Sie zu verfolgen.',
  browserStorage:
    'Ihr Browser speichert außerdem, dass Sie angemeldet sind, Ihre Rolle, ob Sie das helle oder das dunkle Design verwenden, Ihre letzten Suchen und Stellen, die Sie zu schreiben begonnen haben. Beim Abmelden werden die ersten beiden entfernt.',
  noTracking: 'Keine Werbung, keine Analyse, und nichts wird von anderen Websites geladen.',

  deleting: 'Ihre Daten löschen',
  deletingResumes:
    'Lebensläufe und Erfahrungen können Sie selbst löschen. Bewerbungen behalten die Kopie des Lebenslaufs, den Sie mit ihnen gesendet haben.',
  deletingAccount:
    'In den <settings>Einstellungen</settings> können Sie eine Kopie aller Ihrer Daten herunterladen und Ihr Konto löschen. Sie haben eine Woche, um es sich anders zu überlegen; dann werden Ihr Profil, Ihre Lebensläufe und Ihre Nachrichten endgültig gelöscht. Unternehmen, bei denen Sie sich beworben haben, behalten die Stelle, die Phasen und deren Daten, ohne Ihren Namen, Ihre Texte und Dateien. Für alles andere <contact>schreiben Sie denen, die diese Website betreiben</contact>.',

  terms: 'Nutzungsbedingungen',
  aboutTerms: 'Die Regeln, die zum Programm gehören. Wer diese Website betreibt, kann eigene hinzufügen.',
  whatThisIs: 'Worum es geht',
  whatThisIsText:
    'Tenon hilft Menschen, Arbeit zu finden, und Unternehmen, Bewerbungen zu lesen. Es ist freie Software unter der Apache-Lizenz 2.0, ohne Gewährleistung. Die Website, auf der Sie sind, wird von jemandem betrieben, der für sie verantwortlich ist.',
  yourAccount: 'Ihr Konto',
  ownEmail: 'Verwenden Sie Ihre eigene E-Mail-Adresse, und behalten Sie Ihr Passwort für sich.',
  truthful: 'Machen Sie wahre Angaben über sich, und laden Sie nur hoch, was Sie weitergeben dürfen.',
  realJobs:
    'Unternehmen schreiben nur Stellen aus, die es gibt, und verwenden Bewerbungen nur, um über sie zu entscheiden.',
  noAdvertising:
    'Die Kontaktseite ist für Nachrichten an die da, die diese Website betreiben, nicht für Werbung.',
  noAbuse:
    'Versuchen Sie nicht, auf fremde Daten zuzugreifen, und überlasten Sie die Website nicht mit automatischen Anfragen.',
  scoreMeaning: 'Was die Passung bedeutet',
  scoreMeaningText:
    'Die Passung sagt, wie gut ein Lebenslauf die Anforderungen einer Stelle abdeckt. Sie kann falsch sein: Lebensläufe werden falsch gelesen, und Stellenanzeigen lassen etwas aus. Sie hilft Menschen zu entscheiden, entscheidet aber nie. Wer sich bewirbt, kann korrigieren, was gelesen wurde, und beide Seiten sehen die Belege hinter jeder Passung.',
  leaving: 'Aufhören',
  leavingText:
    'Sie können jederzeit aufhören. Die Datenschutzerklärung sagt, was Sie selbst löschen können und worum Sie bitten müssen. Wer diese Website betreibt, kann Konten schließen, die gegen diese Regeln verstoßen.',
  yourContent: 'Ihre Inhalte',
  yourContentText:
    'Was Sie eingeben, bleibt Ihres. Sie erlauben dieser Website, es zu speichern und denen zu zeigen, die in der <link>Datenschutzerklärung</link> genannt sind, nur zum Bewerben und Einstellen.',
  lastChanged: 'Zuletzt geändert am {date}.',
};
