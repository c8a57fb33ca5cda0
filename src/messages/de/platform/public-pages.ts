import type { publicPages as english } from '../../en/platform/public-pages.ts';
import type { Translation } from '../../translation.ts';

export const publicPages: Translation<typeof english> = {
  about: 'Über Tenon',
  aboutContext: 'Nachvollziehbar einstellen: Jeder Wert zeigt die Worte, auf denen er beruht.',
  aboutName:
    'Ein Zapfen (englisch „tenon“) ist die Hälfte einer Holzverbindung, die so geschnitten ist, dass sie in die andere passt. Tenon ist ein Programm für die beiden Seiten der Einstellung: Es hilft Menschen, passende Arbeit zu finden, und Unternehmen, Bewerbungen sorgfältig zu lesen.',
  whyTenon: 'Warum es Tenon gibt',
  whyTenonText:
    'Software, die Bewerbungen ordnet, behält ihre Gründe meist für sich. Wer sich bewirbt, erfährt nichts, und Unternehmen bekommen eine Zahl, die sie glauben müssen. Tenon legt seine Gründe offen. Eine Stelle wird in ihre Anforderungen zerlegt, und neben jeder steht im Wortlaut, was der Lebenslauf dazu sagt. Beide Seiten sehen dieselbe Seite.',
  principles: 'Unsere Grundsätze',
  peopleDecide:
    '<b>Menschen entscheiden.</b> Aufgrund eines Werts wird niemandem abgesagt, niemand ausgeblendet und niemand verschoben. Er sortiert eine Liste nur, wenn jemand das wünscht.',
  unknownIsNotMissing:
    '<b>Unbekannt heißt nicht fehlend.</b> Wenn ein Lebenslauf etwas nicht erwähnt, sagt die Erklärung, dass es unbekannt ist, nicht, dass die Person es nicht kann.',
  sameForEveryone:
    '<b>Für alle gleich.</b> Derselbe Lebenslauf und dieselbe Stelle ergeben denselben Wert. Namen, Fotos, Kontaktdaten, Geburtsdaten, geschlechtsspezifische Wörter und Schulen werden nie verwendet.',
  nothingMadeUp:
    '<b>Nichts ist erfunden.</b> Alles auf einer Seite wurde von einem Menschen eingegeben, aus einer Datei gelesen oder gezählt. Wenn etwas nicht gelesen werden konnte, steht das auf der Seite.',
  whoIsBehind: 'Wer dahintersteht',
  whoIsBehindText:
    'Tenon ist quelloffen unter der Apache-Lizenz 2.0. Es gibt keinen zentralen Tenon-Dienst: Jede Website wird von einer Organisation betrieben, etwa einem Unternehmen, einer Schule oder einer Stadt, die dafür verantwortlich ist. Wer diese betreibt, erreichen Sie über die <link>Kontaktseite</link>.',

  pricing: 'Preise',
  pricingContext: 'Tenon ist kostenlos. Sie betreiben es selbst.',
  oneEdition:
    'Es gibt nur eine Edition, und sie ist vollständig quelloffen unter der Apache-Lizenz 2.0. Sie dürfen sie verwenden, ändern und für andere betreiben, auch gewerblich. Eine kostenpflichtige Version gibt es nicht.',
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
    'Das Programm kennt keine Zahlungen und keine Bezahltarife. Wer diese Website betreibt, entscheidet, wer sie zu welchen Bedingungen nutzen darf.',
  moreQuestions:
    'Sie brauchen eine eigene Datenbank oder haben weitere Fragen? Lesen Sie <enterprise>Tenon für größere Organisationen</enterprise> oder <contact>schreiben Sie uns</contact>.',

  faq: 'Häufige Fragen',
  faqContext: 'Kurze Antworten, mit Links zu längeren.',
  cost: 'Was kostet es?',
  costAnswer:
    'Nichts. Es ist quelloffen; wer eine Website betreibt, bezahlt nur den Rechner dafür. Siehe <link>Preise</link>.',
  whoRuns: 'Wer betreibt diese Website?',
  whoRunsAnswer:
    'Verantwortlich ist, wer das Programm hier installiert hat. Sie erreichen diese Person oder Organisation über die <link>Kontaktseite</link>.',
  modelDecides: 'Entscheidet ein Sprachmodell über mich?',
  modelDecidesAnswer:
    'Nein. Die Werte folgen festen Regeln, die jedes Mal dieselbe Zahl ergeben, und sie entscheiden nichts. Wenn an diese Website ein Sprachmodell angebunden ist, kann es Vorschläge für Ihren Lebenslauf schreiben, die Sie annehmen oder ablehnen. Der <link>KI-Hinweis</link> erklärt, was bewertet wird und wie Sie widersprechen.',
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
    'Ja. Lebensläufe und Berufserfahrung löschen Sie dort, wo sie aufgeführt sind, das ganze Konto in den <link>Einstellungen</link>. Sie haben eine Woche Zeit, es sich anders zu überlegen; dann wird es endgültig gelöscht. Unternehmen, bei denen Sie sich beworben haben, behalten die Phasen und Daten Ihrer Bewerbung, ohne Ihren Namen, Ihre Texte oder Dateien. In den Einstellungen können Sie auch eine Kopie aller Ihrer Daten herunterladen.',
  hiring: 'Einstellen',
  howToPost: 'Wie schreibe ich eine Stelle aus?',
  howToPostAnswer:
    '<link>Erstellen Sie ein Konto für Unternehmen</link>; Ihr Unternehmen wird dabei gleich angelegt. Wählen Sie dann „Stelle ausschreiben“, führen Sie die erforderlichen Kenntnisse auf und veröffentlichen Sie die Stelle oder speichern Sie sie als Entwurf.',
  addColleagues: 'Wie füge ich Kolleg:innen hinzu?',
  addColleaguesAnswer:
    'Inhaber:innen des Unternehmens laden sie unter <link>Unternehmen</link> per E-Mail ein, als Recruiter:in oder für den Fachbereich. Unternehmen mit einem Identitätsanbieter können stattdessen die Einmalanmeldung (SSO) nutzen.',
  canReject: 'Kann ein Wert zu einer Absage führen?',
  canRejectAnswer:
    'Nicht von selbst. Bewerbungen bleiben unabhängig von ihrem Wert in der Liste, die neuesten zuerst, solange Sie nicht nach Passung sortieren. Nur Menschen verschieben sie zwischen Phasen.',
  whyNot100: 'Warum erreicht niemand 100?',
  whyNot100Answer:
    'Die Passung endet bei 95, weil ein Lebenslauf kein Beweis ist. <link>So entstehen die Werte</link>',
  sampleJobs: 'Was sind Beispielstellen?',
  sampleJobsAnswer:
    'Stellen zum Ausprobieren. Sie sind gekennzeichnet, nur Ihr Unternehmen sieht sie, sie zählen in keiner Auswertung mit, und Sie können sie mit einem Klick entfernen.',
  whoSeesApplications: 'Wer in meinem Unternehmen sieht Bewerbungen?',
  whoSeesApplicationsAnswer:
    'Recruiter:innen und Inhaber:innen Ihres Unternehmens und der Fachbereich für die Stellen seiner Teams. Kein anderes Unternehmen.',
  enterprise: 'Große Unternehmen',
  aboutEnterprise:
    'Für Organisationen, die ihre Software selbst betreiben und für ihre Daten verantwortlich sind.',

  onlyToday:
    'Diese Seite führt auf, was das Programm heute kann, und nicht mehr. Wenn Ihnen etwas fehlt, <link>sagen Sie es uns</link>.',
  inAction: 'In Aktion sehen',
  inActionText:
    'Fragen Sie eine Vorführung an, oder starten Sie die eingebaute Demo auf Ihrem eigenen Rechner mit <code>npm start -- --demo</code>.',
  requestDemo: 'Vorführung anfragen',
  hosting: 'Ihre Rechner, Ihre Daten',
  noTracking:
    'Betreiben Sie es, wo Sie möchten. Die Seiten laden nichts von anderen Websites, und es gibt kein Tracking.',
  filesStay:
    'Lebensläufe werden auf Ihrem Server gelesen und bewertet. Dateien verlassen ihn nur, wenn ein Unternehmen sein eigenes Bewerbermanagementsystem anbindet.',
  modelsOptional:
    'Sprachmodelle sind optional: Ihre eigenen oder die eines anderen Unternehmens. Sie schreiben Vorschläge für Bewerber:innen aus einzelnen Zeilen und haben keinen Einfluss auf die Passung.',
  ownDatabase:
    'Die eingebaute Datenbank braucht keine Einrichtung. Für Ihr eigenes PostgreSQL mit seinen Sicherungen und Replikaten setzen Sie <code>DATABASE_URL</code>; die Tabellen werden beim Start angelegt und aktualisiert.',
  processes:
    'Ein einziger Prozess erledigt alles. Mit PostgreSQL können sich beliebig viele Prozesse hinter einem Proxy die Arbeit teilen. Dateien für Container, nginx und systemd liegen bei.',
  configuration:
    'Die Konfiguration kommt aus der Umgebung und wird beim Start geprüft; eine Liste nennt alle Fehler auf einmal. Health Checks, Metriken für Prometheus und OpenTelemetry arbeiten mit Ihrer Überwachung zusammen.',
  roles: 'Rollen und Trennung',
  candidate: 'Kandidat:in',
  candidateMay: 'Führt ein Profil und Lebensläufe, bewirbt sich auf Stellen',
  recruiter: 'Recruiter:in, Fachbereich',
  recruiterMay: 'Schreiben Stellen aus und lesen Bewerbungen beim eigenen Unternehmen',
  admin: 'Admin',
  adminMay: 'Sieht die Seiten für Unternehmen und den internen Bereich',
  internal: 'Internes Team',
  internalMay: 'Betreut die Website; sieht die Bewerbungen keines Unternehmens',
  rolesText:
    'Man registriert sich als Kandidat:in oder Recruiter:in. Ein Unternehmen lädt weitere Recruiter:innen und den Fachbereich ein. Rollen des internen Teams werden auf dem Server mit <code>npm run role</code> oder vom internen Team in der Benutzerverwaltung vergeben und protokolliert. Entwürfe, Bewerbungen und Lebensläufe eines Unternehmens sind für andere unsichtbar: Der Server antwortet, als gäbe es sie nicht.',
  security: 'Sicherheit',
  requestsChecked:
    'Der Server prüft bei jeder Anfrage, ob die Rolle sie erlaubt und ob der angefragte Datensatz zugänglich ist.',
  sessionCookie:
    'Die Sitzung ist ein Cookie, das Skripte nicht lesen können; Schreibzugriffe von anderen Websites werden abgewiesen.',
  signInWays:
    'Einmalanmeldung (SSO) mit Ihrem eigenen OpenID-Connect-Anbieter, Authenticator-Apps, Passkeys, eine Liste der angemeldeten Geräte und eine Bestätigung vor gefährlichen Schritten.',
  resumeLinks:
    'Lebensläufe werden über einen Link geöffnet, der nur für eine Person und höchstens fünf Minuten gilt.',
  filesIsolated:
    'Hochgeladene Dateien werden in einem eigenen Prozess mit begrenzter Zeit und begrenztem Speicher geöffnet.',
  historyKept:
    'Alles, was mit einer Bewerbung geschieht, wird aufgezeichnet, und die Aufzeichnung lässt sich nicht ändern.',
  interfaces: 'Schnittstellen',
  oneApi:
    'Alles, was die Seiten tun, läuft über eine einzige API mit denselben Berechtigungen. Beschrieben ist sie auf dieser Website: <docs>API-Dokumentation</docs> und <openapi>OpenAPI-Dokument</openapi>.',
  tokens:
    'Programme verwenden Tokens mit begrenzten Berechtigungen und einem Ablaufdatum. Assistenten verbinden sich über MCP.',
  webhooks:
    'Signierte Webhooks benachrichtigen die Programme eines Unternehmens und werden über Tage wiederholt.',
  ats: 'Das Bewerbermanagementsystem eines Unternehmens lässt sich über Merge oder CSV-Dateien anbinden.',
  feeds:
    'Stellen werden als Feeds, Sitemap und strukturierte Daten veröffentlicht und lassen sich aus Dateien und von Webadressen importieren.',
  resources: 'Ratgeber',
  aboutResources: 'Wie die Passung entsteht und wie man Lebensläufe und Stellenanzeigen gut schreibt.',

  howScoresWork: 'So entstehen die Werte',
  scorePercentage:
    'Die Stelle nennt die erforderlichen Kenntnisse, und jede kann gleich viel zur Passung beitragen. Eine Kenntnis, die in ähnlicher Arbeit belegt ist, zählt ganz. Eine, die nur aufgeführt, in anderer Arbeit gezeigt oder nach den früheren Stellen wahrscheinlich ist, zählt zum Teil. Was der Lebenslauf nicht zeigt, zählt nicht.',
  scoreNames:
    'Andere Schreibweisen, Abkürzungen und Namen einer Kenntnis zählen ebenfalls. Eine speziellere Kenntnis zählt für die allgemeinere, mit jedem Schritt etwas weniger: PostgreSQL schließt SQL ein.',
  scoreLimits:
    'Die Passung ist nie höher als 95, denn ein Lebenslauf ist kein Beweis. Wer keine bekannten Kenntnisse hat, erhält 20; das heißt nur, dass es noch nichts zu vergleichen gibt.',
  scoreOthers:
    'Erwünschte Kenntnisse, Jahre, Erfahrungsstufe, Ausbildung, Sprachen und Ort werden als erfüllt, teilweise erfüllt, unbekannt oder nicht erfüllt angezeigt. Sie ändern die Passung nicht.',
  scoreOrder:
    'Nach Passung sortierte Listen folgen nicht nur dieser Zahl. Sie berücksichtigen auch, wie die Kenntnisse bei der Arbeit eingesetzt wurden, frühere Titel und Aufgaben, den Wortlaut der Stelle sowie erforderliche Lizenzen, Sprachen und die Erfahrungsstufe.',
  scoreExplained:
    'Zu jeder Passung gibt es eine Erklärung. Die Regeln haben eine Version, und dieselben Eingaben ergeben immer dieselbe Zahl. Was nie verwendet wird, steht im <link>KI-Hinweis</link>.',
  writingResumes: 'Einen Lebenslauf schreiben, den Menschen und Maschinen lesen können',
  resumeHeadings:
    'Verwenden Sie übliche Überschriften: Kenntnisse, Berufserfahrung, Ausbildung. Ungewöhnliche werden weniger zuverlässig gelesen.',
  resumePositions:
    'Nennen Sie zu jeder Tätigkeit das Unternehmen, den Titel und Monate mit Jahr: März 2019 – Juni 2023.',
  resumeDeeds:
    'Schreiben Sie, was Sie mit einer Kenntnis getan haben, und wo. „SQL-Berichte für die Leitstelle geschrieben“ sagt einem Menschen mehr als „SQL“ in einer Liste.',
  resumeNames:
    'Verwenden Sie die in Ihrem Fach üblichen Namen. Wenn Sie ein bestimmtes Produkt kennen, nennen Sie es.',
  resumeText:
    'Verwenden Sie echten Text. Scans und Bilder einer Seite kann das Programm nicht lesen; es weist Sie darauf hin.',
  resumeHidden:
    'Verstecken Sie keine Wörter in weißer oder winziger Schrift und kopieren Sie keine Zeilen aus der Stellenanzeige. Beides zählt nicht, und verborgener Text wird beiden Seiten angezeigt.',
  resumeCheck:
    'Prüfen Sie nach dem Hochladen, was gelesen wurde. Zu jeder Angabe sehen Sie die Zeile, aus der sie stammt, und können sie korrigieren oder weglassen. Die Passung wird aktualisiert.',
  writingRequirements: 'Für Unternehmen: Anforderungen schreiben',
  requiredOnly:
    'Führen Sie als erforderlich nur auf, was jemand am ersten Tag mitbringen muss. Jeder Eintrag hat dasselbe Gewicht; in einer langen Liste zählt der einzelne also weniger.',
  restDesired:
    'Alles Weitere gehört zu den erwünschten Kenntnissen. Sie erscheinen in der Erklärung und halten niemanden auf.',
  oneSkill: 'Eine Kenntnis je Eintrag: „SQL“ und „Excel“ statt „SQL/Excel und ähnliche Werkzeuge“.',
  broaderSkill:
    'Verlangen Sie die allgemeinere Kenntnis, wenn jedes Produkt recht ist, und das Produkt, wenn es genau dieses sein muss.',
  fields:
    'Nutzen Sie die Felder für Jahre, Ausbildung und Sprachen, statt sie in den Text zu schreiben. Jede Angabe wird dann zu einer Zeile der Erklärung.',
  payAndPlace:
    'Nennen Sie Gehalt und Ort. Beides ist für Bewerber:innen wichtig und beeinflusst die Passung nicht.',
  readUnknowns:
    'Lesen Sie, was unbekannt ist, bevor Sie jemanden ausschließen. Das sind Fragen, die Sie stellen können, keine Antworten.',
};
