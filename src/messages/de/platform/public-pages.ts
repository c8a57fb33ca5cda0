import type { publicPages as english } from '../../en/platform/public-pages.ts';
import type { Translation } from '../../translation.ts';

export const publicPages: Translation<typeof english> = {
  about: 'Über Tenon',
  aboutContext: 'Einstellen, nachvollziehbar: Jeder Wert zeigt die Worte, auf denen er beruht.',
  aboutName:
    'Ein Zapfen (englisch „tenon“) ist die Hälfte einer Holzverbindung, die so geschnitten ist, dass sie in die andere passt. Tenon ist ein Programm für die beiden Seiten der Einstellung: Es hilft Menschen, passende Arbeit zu finden, und Unternehmen, Bewerbungen sorgfältig zu lesen.',
  whyTenon: 'Warum es Tenon gibt',
  whyTenonText:
    'Software, die Bewerbungen ordnet, behält ihre Gründe meist für sich. Wer sich bewirbt, erfährt nichts, und Unternehmen bekommen eine Zahl, die sie glauben müssen. Tenon legt stattdessen offen, wie es rechnet. Eine Stelle wird in ihre Anforderungen zerlegt, und neben jeder steht, was der Lebenslauf dazu sagt, in dessen eigenen Worten. Beide Seiten sehen dieselbe Seite.',
  principles: 'Unsere Grundsätze',
  peopleDecide:
    '<b>Menschen entscheiden.</b> Ein Wert sagt niemandem ab, blendet niemanden aus und verschiebt niemanden. Er ordnet eine Liste nur, wenn jemand es verlangt.',
  unknownIsNotMissing:
    '<b>Unbekannt heißt nicht fehlend.</b> Wenn ein Lebenslauf etwas nicht erwähnt, sagt die Erklärung, dass es unbekannt ist, nicht, dass die Person es nicht kann.',
  sameForEveryone:
    '<b>Für alle gleich.</b> Derselbe Lebenslauf und dieselbe Stelle ergeben denselben Wert. Namen, Fotos, Kontaktdaten, Geburtsdaten, Wörter zum Geschlecht und Schulen werden nie verwendet.',
  nothingMadeUp:
    '<b>Nichts ist erfunden.</b> Alles auf einer Seite hat ein Mensch eingegeben, stammt aus einer Datei oder wurde gezählt. Wenn etwas nicht gelesen werden konnte, sagt die Seite das.',
  whoIsBehind: 'Wer dahintersteht',
  whoIsBehindText:
    'Tenon ist quelloffen unter der Apache-Lizenz 2.0. Es gibt keinen zentralen Tenon-Dienst: Jede Website betreibt jemand, etwa ein Unternehmen, eine Schule oder eine Stadt, und ist dafür verantwortlich. Wer diese betreibt, erreichen Sie über die <link>Kontaktseite</link>.',

  pricing: 'Preise',
  pricingContext: 'Tenon ist kostenlos. Sie betreiben es selbst.',
  oneEdition:
    'Es gibt eine Ausgabe, und sie ist vollständig quelloffen unter der Apache-Lizenz 2.0. Sie dürfen sie verwenden, ändern und für andere betreiben, auch gewerblich. Eine bezahlte Stufe gibt es nicht.',
  program: 'Das Programm',
  free: 'Kostenlos',
  volumes: 'Stellen, Bewerbungen, Konten',
  unlimited: 'Kostenlos und unbegrenzt',
  database: 'Die Datenbank',
  databaseIncluded: 'Enthalten, oder Ihr eigenes PostgreSQL',
  scores: 'Passungswerte',
  scoresCalculated: 'Auf Ihrem Rechner berechnet, ohne Schlüssel oder andere Dienste',
  whatYouPay: 'Wofür Sie zahlen',
  machine: 'Den Rechner, auf dem es läuft',
  whatYouNeed: 'Was Sie brauchen',
  whatYouNeedText:
    'Einen Rechner mit Node.js. Ein Befehl, <code>npm start</code>, installiert alles, bereitet die Datenbank vor und startet die Website. Alle Daten bleiben auf diesem Rechner.',
  othersSite: 'Auf der Website anderer',
  othersSiteText:
    'Das Programm kennt keine Zahlungen und keine Tarife. Wer diese Website betreibt, entscheidet, wer sie zu welchen Bedingungen nutzen darf.',
  moreQuestions:
    'Sie brauchen eine eigene Datenbank oder haben weitere Fragen? Lesen Sie <enterprise>Tenon für größere Organisationen</enterprise> oder <contact>schreiben Sie uns</contact>.',

  faq: 'Häufige Fragen',
  faqContext: 'Kurze Antworten, mit Links zu längeren.',
  cost: 'Was kostet es?',
  costAnswer:
    'Nichts. Es ist quelloffen; wer eine Website betreibt, zahlt den Rechner. Siehe <link>Preise</link>.',
  whoRuns: 'Wer betreibt diese Website?',
  whoRunsAnswer:
    'Jemand, der das Programm installiert hat und dafür verantwortlich ist. Sie erreichen diese Person über die <link>Kontaktseite</link>.',
  modelDecides: 'Entscheidet ein Sprachmodell über mich?',
  modelDecidesAnswer:
    'Nein. Die Werte folgen festen Regeln, die jedes Mal dieselbe Zahl ergeben, und sie entscheiden nichts. Wenn an diese Website ein Sprachmodell angebunden ist, kann es Vorschläge für Ihren Lebenslauf schreiben, die Sie annehmen oder ablehnen. Der <link>KI-Hinweis</link> sagt, was bewertet wird und wie Sie widersprechen.',
  otherPrograms: 'Können andere Programme es nutzen?',
  otherProgramsAnswer:
    'Ja, über die dokumentierte API, mit denselben Rechten wie auf den Seiten: <link>API-Dokumentation</link>.',
  lookingForWork: 'Arbeit suchen',
  needAccount: 'Brauche ich ein Konto?',
  needAccountAnswer:
    'Nicht, um <link>Stellen anzusehen</link>. Sie brauchen eines, um zu sehen, wie eine Stelle zu Ihnen passt, und um sich zu bewerben.',
  whichFiles: 'Welche Dateien kann ich hochladen?',
  whichFilesAnswer: 'PDF, DOC, DOCX und TXT, unter 5 MB. Scans ohne Text können nicht gelesen werden.',
  whoSeesResume: 'Wer sieht meinen Lebenslauf?',
  whoSeesResumeAnswer:
    'Kein Unternehmen, bevor Sie sich bewerben. Dann sieht das Unternehmen, das die Stelle ausgeschrieben hat, die gesendete Datei, was daraus gelesen wurde, und den Wert mit seiner Erklärung.',
  scoreWrong: 'Mein Wert ist falsch. Was kann ich tun?',
  scoreWrongAnswer:
    'Öffnen Sie Ihren Lebenslauf im Profil und prüfen Sie, was gelesen wurde. Korrigieren, übernehmen oder verwerfen Sie jeden Wert, oder tragen Sie Ihre Erfahrung selbst ein. Ihre Passungswerte werden dann neu berechnet. Sie können das Unternehmen auch um Überprüfung durch einen Menschen bitten.',
  whyUnknown: 'Warum steht da „unbekannt“?',
  whyUnknownAnswer:
    'Weil der Lebenslauf es nicht erwähnt. Das ist kein „Nein“, und die Erklärung zeigt den Unterschied, damit das Unternehmen nachfragen kann.',
  canWithdraw: 'Kann ich eine Bewerbung zurückziehen?',
  canWithdrawAnswer: 'Ja, auf der Seite der Stelle, bis das Unternehmen entschieden hat.',
  canDelete: 'Kann ich meine Daten löschen?',
  canDeleteAnswer:
    'Ja: Lebensläufe und Erfahrungen dort, wo Sie sie sehen, und das ganze Konto in den <link>Einstellungen</link>. Sie haben eine Woche Zeit, es sich anders zu überlegen; dann wird es endgültig gelöscht. Unternehmen, bei denen Sie sich beworben haben, behalten die Phasen und Daten Ihrer Bewerbung, ohne Ihren Namen, Ihre Texte oder Dateien. In den Einstellungen können Sie auch eine Kopie aller Ihrer Daten herunterladen.',
  hiring: 'Einstellen',
  howToPost: 'Wie schreibe ich eine Stelle aus?',
  howToPostAnswer:
    '<link>Erstellen Sie ein Konto für Unternehmen</link>; das Unternehmen ist gleich dabei. Wählen Sie dann „Stelle ausschreiben“, führen Sie die erforderlichen Kenntnisse auf und veröffentlichen Sie die Stelle oder speichern Sie sie als Entwurf.',
  addColleagues: 'Wie nehme ich Kolleg:innen auf?',
  addColleaguesAnswer:
    'Wem das Unternehmen hier gehört, lädt sie unter <link>Unternehmen</link> per E-Mail ein, als Recruiter:in oder für den Fachbereich. Unternehmen mit einem Identitätsanbieter können stattdessen die Einmalanmeldung (SSO) nutzen.',
  canReject: 'Kann ein Wert jemandem absagen?',
  canRejectAnswer:
    'Nein. Bewerbungen bleiben in der Liste, gleich mit welchem Wert, die neuesten zuerst, solange Sie nicht nach Passung ordnen. Nur Menschen verschieben sie zwischen Phasen.',
  whyNot100: 'Warum erreicht niemand 100?',
  whyNot100Answer:
    'Die Passung endet bei 95, weil ein Lebenslauf kein Beweis ist. <link>So entstehen die Werte</link>',
  sampleJobs: 'Was sind Beispielstellen?',
  sampleJobsAnswer:
    'Stellen zum Ausprobieren. Sie sind gekennzeichnet, nur Ihr Unternehmen sieht sie, sie zählen in keiner Auswertung mit, und Sie können sie mit einem Klick entfernen.',
  whoSeesApplications: 'Wer in meinem Unternehmen sieht Bewerbungen?',
  whoSeesApplicationsAnswer:
    'Recruiter:innen und Inhaber:innen Ihres Unternehmens und der Fachbereich für die Stellen seiner Teams. Kein anderes Unternehmen.',
};
