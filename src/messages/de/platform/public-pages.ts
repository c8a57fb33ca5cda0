import type { publicPages as english } from '../../en/platform/public-pages.ts';
import type { Translation } from '../../translation.ts';

export const publicPages: Translation<typeof english> = {
  pricing: 'Preise',
  aboutPricing: 'Tenon ist kostenlos. Sie betreiben es selbst.',
  oneEdition:
    'Es gibt eine einzige Ausgabe, und sie ist vollständig Open Source unter der Apache-Lizenz 2.0. Sie dürfen sie nutzen, ändern und für andere betreiben, auch gewerblich. Kostenpflichtige Stufen gibt es nicht.',
  program: 'Das Programm',
  programPrice: 'Kostenlos',
  use: 'Stellen, Bewerbungen, Konten',
  usePrice: 'Kostenlos und unbegrenzt',
  database: 'Die Datenbank',
  databasePrice: 'Enthalten, oder Ihre eigene PostgreSQL-Datenbank',
  scores: 'Die Passung',
  scoresPrice: 'Auf Ihrem Rechner berechnet, ohne Schlüssel und ohne andere Dienste',
  whatYouPay: 'Was Sie bezahlen',
  machine: 'Den Rechner, auf dem es läuft',
  whatYouNeed: 'Was Sie brauchen',
  oneMachine:
    'Einen Rechner mit Node.js. Ein einziger Befehl, <code>npm start</code>, installiert alles, bereitet die Datenbank vor und startet die Website. Alle Daten bleiben auf diesem Rechner.',
  othersSite: 'Auf der Website von jemand anderem',
  noPlans:
    'Im Programm gibt es weder Zahlungen noch Tarife. Wer diese Website betreibt, entscheidet, wer sie zu welchen Bedingungen nutzen darf.',
  moreOnPricing:
    'Sie brauchen eine eigene Datenbank oder haben weitere Fragen? Lesen Sie <enterprise>Tenon für große Organisationen</enterprise> oder <contact>schreiben Sie uns</contact>.',

  faq: 'Häufige Fragen',
  aboutFaq: 'Kurze Antworten, mit Links zu ausführlicheren.',
  cost: 'Was kostet es?',
  costAnswer:
    'Nichts. Es ist Open Source; wer eine Website damit betreibt, bezahlt den Rechner. Näheres steht unter <link>Preise</link>.',
  whoRuns: 'Wer betreibt diese Website?',
  whoRunsAnswer:
    'Jemand, der das Programm installiert hat und dafür verantwortlich ist. Sie erreichen die Zuständigen über die <link>Kontaktseite</link>.',
  modelDeciding: 'Entscheidet ein Sprachmodell über mich?',
  modelDecidingAnswer:
    'Nein. Die Passung folgt festen Regeln, die jedes Mal dieselbe Zahl ergeben, und sie entscheidet nichts. Ist auf dieser Website ein Sprachmodell angebunden, kann es Vorschläge für Ihren Lebenslauf schreiben, die Sie annehmen oder ablehnen. Der <link>KI-Hinweis</link> sagt, was bewertet wird und wie Sie widersprechen.',
  otherPrograms: 'Können andere Programme es nutzen?',
  otherProgramsAnswer:
    'Ja, über die dokumentierte API, mit denselben Berechtigungen wie auf den Seiten: <link>API-Dokumentation</link>.',
  lookingForWork: 'Arbeit suchen',
  needAccount: 'Brauche ich ein Konto?',
  needAccountAnswer:
    'Um <link>Stellen anzusehen</link>, nicht. Sie brauchen eines, um zu sehen, wie eine Stelle zu Ihnen passt, und um sich zu bewerben.',
  whichFiles: 'Welche Dateien kann ich hochladen?',
  whichFilesAnswer: 'PDF, DOC, DOCX und TXT, unter 5 MB. Scans ohne Text können nicht gelesen werden.',
  whoSeesResume: 'Wer sieht meinen Lebenslauf?',
  whoSeesResumeAnswer:
    'Kein Unternehmen, bis Sie sich bewerben. Dann sieht das Unternehmen, das die Stelle ausgeschrieben hat, die gesendete Datei, was daraus gelesen wurde, und die Passung mit ihrer Erklärung.',
  wrongScore: 'Meine Passung stimmt nicht. Was kann ich tun?',
  wrongScoreAnswer:
    'Öffnen Sie Ihren Lebenslauf im Profil und prüfen Sie, was gelesen wurde. Korrigieren Sie jede Angabe, übernehmen Sie sie oder lassen Sie sie weg, oder tragen Sie Ihre Erfahrung selbst ein. Die Passung wird danach neu berechnet. Sie können das Unternehmen auch um Prüfung durch einen Menschen bitten.',
  whyUnknown: 'Warum steht dort „unbekannt“?',
  whyUnknownAnswer:
    'Weil der Lebenslauf es nicht erwähnt. Das ist kein Nein, und die Erklärung zeigt den Unterschied, damit das Unternehmen nachfragen kann.',
  withdraw: 'Kann ich eine Bewerbung zurückziehen?',
  withdrawAnswer: 'Ja, auf der Seite der Stelle, bis das Unternehmen entschieden hat.',
  deleteData: 'Kann ich meine Daten löschen?',
  deleteDataAnswer:
    'Ja: Lebensläufe und Erfahrungen dort, wo sie angezeigt werden, und das ganze Konto in den <link>Einstellungen</link>. Sie haben eine Woche, um es sich anders zu überlegen; dann wird es endgültig gelöscht. Unternehmen, bei denen Sie sich beworben haben, behalten die Phasen und Daten der Bewerbung, ohne Ihren Namen, Ihre Texte und Dateien. In den Einstellungen können Sie auch eine Kopie aller Ihrer Daten herunterladen.',
  hiring: 'Einstellen',
  postJob: 'Wie schreibe ich eine Stelle aus?',
  postJobAnswer:
    '<link>Registrieren Sie sich als Recruiter:in</link>; ein Unternehmen wird gleich mit angelegt. Wählen Sie dann „Stelle ausschreiben“, geben Sie die erforderlichen Kenntnisse an, und veröffentlichen Sie die Stelle oder speichern Sie sie als Entwurf.',
  addColleagues: 'Wie füge ich Kolleg:innen hinzu?',
  addColleaguesAnswer:
    'Inhaber:innen laden sie unter <link>Unternehmen</link> per E-Mail ein, als Recruiter:in oder für den Fachbereich. Unternehmen mit eigenem Identitätsanbieter können stattdessen Single Sign-on nutzen.',
  scoreRejects: 'Kann die Passung jemanden ablehnen?',
  scoreRejectsAnswer:
    'Nein. Alle Bewerbungen bleiben unabhängig von der Passung in der Liste, die neuesten zuerst, wenn Sie nicht nach Passung sortieren. Nur Menschen verschieben sie von einer Phase in die nächste.',
  whyNot100: 'Warum erreicht niemand 100?',
  whyNot100Answer:
    'Die Passung endet bei 95, denn ein Lebenslauf ist kein Beweis. <link>So entsteht die Passung</link>',
  sampleJobs: 'Was sind Beispielstellen?',
  sampleJobsAnswer:
    'Stellen zum Ausprobieren. Sie sind gekennzeichnet, nur Ihr Unternehmen sieht sie, sie zählen in keiner Auswertung, und Sie können sie mit einem Klick entfernen.',
  whoSeesApplications: 'Wer in meinem Unternehmen sieht Bewerbungen?',
  whoSeesApplicationsAnswer:
    'Recruiter:innen und Inhaber:innen Ihres Unternehmens sowie der Fachbereich bei den Stellen, zu deren Team er gehört. Kein anderes Unternehmen.',

  about: 'Über Tenon',
  aboutSlogan: 'Einstellen, nachvollziehbar: Jede Passung zeigt die Worte, auf denen sie beruht.',
  whatTenonIs:
    'Ein Tenon ist im Englischen der Zapfen einer Holzverbindung: die Hälfte, die so geschnitten ist, dass sie zur anderen passt. Tenon ist ein Programm für die beiden Hälften des Einstellens: Es hilft Menschen, passende Arbeit zu finden, und Unternehmen, Bewerbungen sorgfältig zu lesen.',
  whyTenon: 'Warum es Tenon gibt',
  whyTenonText:
    'Programme, die Bewerbungen in eine Rangfolge bringen, behalten ihre Gründe meist für sich. Wer sich bewirbt, erfährt nichts, und das Unternehmen erhält eine Zahl, der es vertrauen muss. Tenon legt offen, wie es zum Ergebnis kommt: Eine Stelle wird in ihre Anforderungen zerlegt, und neben jeder steht, was der Lebenslauf dazu sagt, in dessen eigenen Worten. Beide Seiten sehen dieselbe Seite.',
  principles: 'Unsere Grundsätze',
  peopleDecide:
    '<strong>Menschen entscheiden.</strong> Die Passung lehnt niemanden ab, blendet niemanden aus und verschiebt niemanden. Sie sortiert eine Liste nur, wenn jemand es möchte.',
  unknownNotMissing:
    '<strong>Unbekannt heißt nicht fehlend.</strong> Erwähnt ein Lebenslauf etwas nicht, nennt die Erklärung es unbekannt und behauptet nicht, dass die Person es nicht kann.',
  sameForEveryone:
    '<strong>Für alle gleich.</strong> Derselbe Lebenslauf und dieselbe Stelle ergeben dieselbe Passung. Namen, Fotos, Kontaktdaten, Geburtsdaten, Wörter, die das Geschlecht verraten, und Schulen werden nie verwendet.',
  nothingMadeUp:
    '<strong>Nichts ist erfunden.</strong> Alles auf einer Seite wurde von einem Menschen eingegeben, aus einer Datei gelesen oder gezählt. Konnte etwas nicht gelesen werden, sagt die Seite das.',
  whoIsBehind: 'Wer dahintersteht',
  whoIsBehindText:
    'Tenon ist Open Source unter der Apache-Lizenz 2.0. Einen zentralen Dienst gibt es nicht: Jede Website wird von jemandem betrieben, etwa einem Unternehmen, einer Schule oder einer Stadt, und dort liegt auch die Verantwortung. Wer diese betreibt, erreichen Sie über die <link>Kontaktseite</link>.',

  enterprise: 'Große Unternehmen',
  aboutEnterprise:
    'Für Organisationen, die ihre Software selbst betreiben und für ihre Daten verantwortlich sind.',
  onlyToday:
    'Diese Seite führt auf, was das Programm heute kann, und nicht mehr. Wenn Ihnen etwas fehlt, <link>sagen Sie es uns</link>.',
  hosting: 'Ihre Rechner, Ihre Daten',
  noTracking:
    'Betreiben Sie es, wo Sie möchten. Die Seiten laden nichts von anderen Websites, und niemand wird verfolgt.',
  filesStay:
    'Lebensläufe werden auf Ihrem Server gelesen, und auch die Passung wird dort berechnet. Dateien verlassen ihn nur, wenn ein Unternehmen sein eigenes Bewerbermanagementsystem anbindet.',
  modelsOptional:
    'Sprachmodelle sind optional: Ihre eigenen oder die eines anderen Unternehmens. Sie schreiben Bewerber:innen Vorschläge aus einzelnen Zeilen und wirken an der Passung nicht mit.',
  ownDatabase:
    'Die eingebaute Datenbank braucht keine Einrichtung. Für Ihr eigenes PostgreSQL mit seinen Sicherungen und Replikaten setzen Sie <code>DATABASE_URL</code>; die Tabellen werden beim Start angelegt und aktualisiert.',
  processes:
    'Ein einziger Prozess erledigt alles. Mit PostgreSQL können sich beliebig viele Prozesse hinter einem Proxy die Arbeit teilen. Dateien für Container, nginx und systemd liegen bei.',
  configuration:
    'Die Konfiguration kommt aus der Umgebung und wird beim Start geprüft; eine Liste nennt alle Fehler auf einmal. Health Checks, Metriken für Prometheus und OpenTelemetry arbeiten mit Ihrer Überwachung zusammen.',
  roles: 'Rollen und Trennung',
  candidate: 'Bewerber:in',
  candidateMay: 'Führt ein Profil und Lebensläufe, bewirbt sich auf Stellen',
  recruiter: 'Recruiter:in, Fachbereich',
  recruiterMay: 'Schreiben Stellen aus und lesen Bewerbungen beim eigenen Unternehmen',
  admin: 'Admin',
  adminMay: 'Hat die Seiten der Unternehmen und den internen Bereich',
  internal: 'Internes Personal',
  internalMay: 'Betreut die Website; sieht die Bewerbungen keines Unternehmens',
  rolesText:
    'Man registriert sich als Bewerber:in oder Recruiter:in. Ein Unternehmen lädt weitere Recruiter:innen und den Fachbereich ein. Rollen des Personals werden auf dem Server mit <code>npm run role</code> oder vom Personal in der Benutzerverwaltung vergeben und protokolliert. Entwürfe, Bewerbungen und Lebensläufe eines Unternehmens sind für andere unsichtbar: Der Server antwortet, als gäbe es sie nicht.',
  security: 'Sicherheit',
  requestsChecked:
    'Der Server prüft jede Anfrage: ob die Rolle sie erlaubt und ob der angefragte Datensatz dazugehört.',
  sessionCookie:
    'Die Sitzung ist ein Cookie, das Skripte nicht lesen können; Schreibzugriffe von anderen Websites werden abgewiesen.',
  signInWays:
    'Single Sign-on mit Ihrem eigenen OpenID-Connect-Anbieter, Authenticator-Apps, Passkeys, eine Liste der angemeldeten Geräte und eine Bestätigung vor gefährlichen Schritten.',
  resumeLinks:
    'Lebensläufe öffnen sich über einen Link, der für eine Person und höchstens fünf Minuten gilt.',
  filesIsolated:
    'Hochgeladene Dateien werden in einem eigenen Prozess mit begrenzter Zeit und begrenztem Speicher geöffnet.',
  historyKept:
    'Alles, was mit einer Bewerbung geschieht, wird aufgezeichnet, und die Aufzeichnung lässt sich nicht ändern.',
  interfaces: 'Schnittstellen',
  oneApi:
    'Alles, was die Seiten tun, läuft über eine einzige API mit denselben Berechtigungen. Beschrieben ist sie auf dieser Website: <docs>API-Dokumentation</docs> und <openapi>OpenAPI-Dokument</openapi>.',
  tokens:
    'Programme verwenden Token mit begrenzten Berechtigungen und einem Ablaufdatum. Assistenten verbinden sich über MCP.',
  webhooks:
    'Signierte Webhooks benachrichtigen die Programme eines Unternehmens und werden über Tage wiederholt.',
  ats: 'Das Bewerbermanagementsystem eines Unternehmens lässt sich über Merge oder CSV-Dateien anbinden.',
  feeds:
    'Stellen werden als Feeds, Sitemap und strukturierte Daten veröffentlicht und lassen sich aus Dateien und von Webadressen importieren.',
  inAction: 'In Aktion sehen',
  inActionText:
    'Fragen Sie eine Vorführung an, oder starten Sie die eingebaute Demo auf Ihrem eigenen Rechner mit <code>npm start -- --demo</code>.',
  requestDemo: 'Vorführung anfragen',

  resources: 'Ratgeber',
  aboutResources: 'Wie die Passung entsteht und wie man Lebensläufe und Stellenanzeigen gut schreibt.',
  howScoresWork: 'So entsteht die Passung',
  scorePercentage:
    'Die Stelle nennt die erforderlichen Kenntnisse. Jede zählt gleich viel; die Passung ist der Anteil in Prozent, den der Lebenslauf zeigt.',
  scoreNames:
    'Andere Schreibweisen, Abkürzungen und Namen einer Kenntnis zählen ebenfalls. Eine speziellere Kenntnis zählt für die allgemeinere, mit jedem Schritt etwas weniger: PostgreSQL schließt SQL ein.',
  scoreLimits:
    'Die Passung ist nie höher als 95, denn ein Lebenslauf ist kein Beweis. Wer keine bekannten Kenntnisse hat, erhält 20; das heißt nur, dass es noch nichts zu vergleichen gibt.',
  scoreOthers:
    'Erwünschte Kenntnisse, Jahre, Ebene, Ausbildung, Sprachen und Ort werden als erfüllt, teilweise erfüllt, unbekannt oder nicht erfüllt angezeigt. Sie ändern die Passung nicht.',
  scoreTies:
    'Bei gleicher Passung vergleichen nach Passung sortierte Listen, wie die Kenntnisse bei der Arbeit eingesetzt wurden, frühere Titel und Aufgaben, den Wortlaut der Stelle sowie erforderliche Nachweise, Sprachen und die Ebene.',
  scoreExplained:
    'Zu jeder Passung gibt es eine Erklärung. Die Regeln haben eine Version, und dieselben Eingaben ergeben immer dieselbe Zahl. Was nie verwendet wird, steht im <link>KI-Hinweis</link>.',
  writingResumes: 'Einen Lebenslauf schreiben, den Menschen und Maschinen lesen können',
  resumeHeadings:
    'Verwenden Sie übliche Überschriften: Kenntnisse, Berufserfahrung, Ausbildung. Ungewöhnliche werden weniger zuverlässig gelesen.',
  resumePositions:
    'Nennen Sie zu jeder Tätigkeit das Unternehmen, den Titel und Monate mit Jahr: März 2019 – Juni 2023.',
  resumeDeeds:
    'Schreiben Sie, was Sie mit einer Kenntnis getan haben, und wo. „SQL-Berichte der Leitstelle geschrieben“ sagt einem Menschen mehr als „SQL“ in einer Liste.',
  resumeNames:
    'Verwenden Sie die in Ihrem Fach üblichen Namen. Wenn Sie ein bestimmtes Produkt kennen, nennen Sie es.',
  resumeText:
    'Lassen Sie Text Text sein. Scans und Bilder einer Seite kann das Programm nicht lesen und sagt Ihnen das auch.',
  resumeHidden:
    'Verstecken Sie keine Wörter in weißer oder winziger Schrift und kopieren Sie keine Zeilen aus der Stellenanzeige. Beides zählt nicht, und versteckter Text wird beiden Seiten angezeigt.',
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
