import type { legal as english } from '../../en/platform/legal.ts';
import type { Translation } from '../../translation.ts';

export const legal: Translation<typeof english> = {
  privacy: 'Datenschutz',
  privacyContext: 'Was dieses Programm speichert, wer es sieht und was die Werte verwenden.',
  privacyWho:
    'Tenon ist ein Programm, das jeder betreiben kann: ein Unternehmen, eine Schule, eine Stadt. Wer diese Website betreibt, ist für sie verantwortlich und beantwortet Ihre Fragen. Diese Seite beschreibt, was das Programm selbst tut.',
  cookies: 'Cookies und Speicher des Browsers',
  cookiesSession:
    'Ein Cookie hält Sie angemeldet; weitere halten eine laufende Anmeldung für einige Minuten fest. Skripte können sie nicht lesen, und sie dienen nicht dazu, Sie zu verfolgen.',
  cookiesStorage:
    'Ihr Browser speichert außerdem, dass Sie angemeldet sind, Ihre Rolle, die helle oder dunkle Darstellung, Ihre letzten Suchen und Stellen, die Sie zu schreiben begonnen haben. Beim Abmelden werden die ersten beiden entfernt.',
  cookiesNoAds:
    'Keine Werbung, keine Auswertung Ihres Verhaltens, und nichts wird von anderen Websites geladen.',
  ai: 'KI-Hinweis',
  aiText:
    'Dieses Programm liest Lebensläufe und bewertet, wie gut sie zu einer Stelle passen. Unternehmen können den Wert ansehen, wenn sie entscheiden. Darum sollen Sie wissen, wie er entsteht.',
  scored: 'Was bewertet wird',
  scoredText:
    'Die Anforderungen einer Stelle werden mit Ihren Kenntnissen, Ihrer Erfahrung, Ausbildung und Ihren Sprachen verglichen, und zu jedem Ergebnis werden die Worte zitiert, auf denen es beruht. Ihr Wohnort steht neben dem Arbeitsort und bringt keine Punkte. <link>So entstehen die Werte</link>',
  neverScored: 'Was nie bewertet wird',
  neverScoredText:
    'Ihr Name, Ihre Kontaktdaten, Ihr Foto, Ihre Anschrift, Ihr Geburtsdatum, geschlechtsspezifische Wörter und die Namen Ihrer Schulen werden nie verwendet. Verborgener Text in einer Datei wird ignoriert.',
  models: 'Sprachmodelle',
  modelsText:
    'Sie spielen für die Werte keine Rolle. Wer diese Website betreibt, kann eines anbinden, auch das eines anderen Unternehmens. Wenn Sie um Vorschläge bitten, erhält es einzelne Zeilen Ihrer Erfahrung und Teile der Stelle, nie Ihren Namen oder Ihre Datei. Seine Antworten werden mit dem abgeglichen, was Sie geschrieben haben, und Sie nehmen sie an oder lehnen sie ab. In den Einstellungen können Sie einen eigenen Anbieter verwenden oder Sprachmodelle für Ihr Konto ausschalten.',
  whoSees: 'Wer es sieht',
  whoSeesScore:
    'Sie selbst, mit der vollständigen Erklärung. Ein Unternehmen sieht den Wert mit derselben Erklärung, sobald Sie sich dort bewerben, oder wenn Sie zugestimmt haben, von Unternehmen gefunden zu werden. Werte sortieren eine Liste nur, wenn ein Mensch es so wählt; aufgrund eines Werts wird niemandem abgesagt, niemand ausgeblendet und niemand verschoben.',
  object: 'Wie Sie widersprechen',
  objectCorrect:
    'Korrigieren Sie, was aus Ihrem Lebenslauf gelesen wurde. Ihre Werte werden dann neu berechnet.',
  objectReview:
    'Bitten Sie auf der Seite Ihrer Bewerbung um Überprüfung durch einen Menschen beim Unternehmen oder darum, auf andere Weise, ohne den Wert, beurteilt zu werden. Die Antwort kommt innerhalb von zehn Werktagen.',
  objectContact:
    'Schreiben Sie über die <link>Kontaktseite</link> denen, die diese Website betreiben, was nicht stimmt.',
  stored: 'Was gespeichert wird',
  storedAccount:
    'Ihre E-Mail-Adresse, Ihre Rolle und Ihr Passwort als Einweg-Hash; dazu Passkeys, eine Authenticator-App und verknüpfte Konten, wenn Sie sie hinzufügen.',
  storedEntries:
    'Was Sie eingeben: Profil, Berufserfahrung, Zielstellen, gespeicherte Suchen und Bewerbungen; bei Unternehmen das Unternehmen, Stellen und deren Phasen.',
  storedResumes: 'Die Lebensläufe, die Sie hochladen, der daraus gelesene Text und Ihre Korrekturen.',
  storedScores: 'Ihre Werte, mit den Fassungen der Regeln dahinter.',
  storedSessions: 'Zu jeder Sitzung: wann sie begann und in welchem Browser.',
  storedEmails:
    'Die an Sie gesendeten E-Mails, Ihre Benachrichtigungen und ein Protokoll dessen, was mit Ihrem Konto geschehen ist.',
  storedContact:
    'Nachrichten von der Kontaktseite: Ihr Text, Name und Ihre E-Mail-Adresse, die Zeit und ein Einweg-Hash Ihrer Netzwerkadresse, der Spam begrenzt.',
  seenBefore:
    'Bevor Sie sich auf eine Stelle bewerben, sehen Unternehmen nichts von Ihnen: keinen Namen, keinen Lebenslauf, keinen Wert. Nur wenn Sie im Profil zustimmen, gefunden zu werden, sehen Unternehmen Ihren Namen, Ihren Ort und Ihre Kenntnisse und wie gut Sie zu ihren Stellen passen; Sie werden dann auch mitgezählt, wenn ein Unternehmen prüft, wie viele Menschen eine erforderliche Kenntnis ausschließt.',
  seenAfter:
    'Wenn Sie sich bewerben, sieht das Unternehmen, das die Stelle ausgeschrieben hat, Ihren Namen und Ihre E-Mail-Adresse, Ihre Nachricht und Antworten, den gesendeten Lebenslauf und den daraus gelesenen Text, den Wert mit seinen Belegen und den Verlauf der Bewerbung; von Ihrem Profil sieht es so viel, wie Sie dort festlegen. Andere Unternehmen sehen nichts davon.',
  seenElsewhere:
    'Dieses Unternehmen kann sein eigenes Bewerbermanagementsystem oder andere Programme anbinden. Dann geht auch dorthin, was Sie gesendet haben; das Formular sagt das, bevor Sie sich bewerben.',
  seenTargetJobs: 'Ihre Zielstellen sehen nur Sie.',
  seenByOperators:
    'Wer diese Website betreibt, hat Zugriff auf ihre Datenbank und liest Nachrichten, die dorthin gesendet werden.',
  deleting: 'Ihre Daten löschen',
  deletingOwn:
    'Lebensläufe und Erfahrungen können Sie selbst löschen. Bewerbungen behalten die Kopie des Lebenslaufs, die Sie mitgesendet haben.',
  deletingAccount:
    'In den <settings>Einstellungen</settings> können Sie eine Kopie aller Ihrer Daten herunterladen und Ihr Konto löschen. Sie haben eine Woche Zeit, es sich anders zu überlegen; dann werden Ihr Profil, Ihre Lebensläufe und Nachrichten endgültig gelöscht. Unternehmen, bei denen Sie sich beworben haben, behalten die Stelle, die Phasen und deren Daten, ohne Ihren Namen, Ihre Texte oder Dateien. Für alles andere <contact>fragen Sie die Betreiber dieser Website</contact>.',

  terms: 'Nutzungsbedingungen',
  termsContext:
    'Die Regeln, die für das Programm gelten. Wer diese Website betreibt, kann eigene hinzufügen.',
  whatThisIs: 'Worum es geht',
  whatThisIsText:
    'Tenon hilft Menschen, Arbeit zu finden, und Unternehmen, Bewerbungen zu lesen. Es ist freie Software unter der Apache-Lizenz 2.0 und wird ohne Gewährleistung bereitgestellt. Die Website, auf der Sie sind, betreibt jemand, der für sie verantwortlich ist.',
  account: 'Ihr Konto',
  accountAddress: 'Verwenden Sie Ihre eigene E-Mail-Adresse und behalten Sie Ihr Passwort für sich.',
  accountTruth: 'Machen Sie wahre Angaben über sich und laden Sie nur hoch, was Sie weitergeben dürfen.',
  accountEmployers:
    'Unternehmen schreiben nur Stellen aus, die es gibt, und verwenden Bewerbungen nur, um über sie zu entscheiden.',
  accountContact:
    'Die Kontaktseite ist für Nachrichten an die Betreiber dieser Website da, nicht für Werbung.',
  accountAccess:
    'Versuchen Sie nicht, auf Daten anderer zuzugreifen, und überlasten Sie die Website nicht mit automatischen Anfragen.',
  scoreMeaning: 'Was ein Wert bedeutet',
  scoreMeaningText:
    'Ein Wert sagt, wie gut ein Lebenslauf die Anforderungen einer Stelle abdeckt. Er kann falsch sein: Lebensläufe werden falsch gelesen, und in Stellenanzeigen fehlt manches. Er hilft Menschen bei der Entscheidung, trifft sie aber nie. Wer sich bewirbt, kann korrigieren, was gelesen wurde, und beide Seiten sehen die Belege hinter jedem Wert.',
  leaving: 'Nutzung beenden',
  leavingText:
    'Sie können jederzeit aufhören. Die Datenschutzerklärung sagt, was Sie selbst löschen können und worum Sie bitten müssen. Wer diese Website betreibt, kann Konten schließen, die gegen diese Regeln verstoßen.',
  content: 'Ihre Inhalte',
  contentText:
    'Was Sie eingeben, gehört weiterhin Ihnen. Sie erlauben dieser Website, es zu speichern und denen zu zeigen, die in der <link>Datenschutzerklärung</link> genannt sind, nur für Bewerbung und Einstellung.',
  lastChanged: 'Zuletzt geändert am {on}.',
};
