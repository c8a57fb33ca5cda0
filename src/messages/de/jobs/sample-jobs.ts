import type { sampleJobs as english } from '../../en/jobs/sample-jobs.ts';
import type { Translation } from '../../translation.ts';

export const sampleJobs: Translation<typeof english> = {
  frontendTitle: 'Frontend-Entwickler:in',
  frontendText: `Sie bauen die Oberflächen, mit denen unsere Kund:innen den ganzen Tag arbeiten, zusammen mit drei weiteren Entwickler:innen und einer Person aus dem Design.

Ihre Aufgaben
- Entwürfe in zugängliche, schnelle Seiten mit React und TypeScript umsetzen
- Unsere Komponentenbibliothek klein und gut dokumentiert halten
- Ladezeiten im echten Betrieb messen und langsame Seiten schnell machen

Was Sie mitbringen
- Drei oder mehr Jahre Entwicklung von Webanwendungen
- Sorgfalt bei Tastaturbedienung, Kontrast und Screenreadern
- Tests, die sagen, was ein Mensch sieht und tut`,
  backendTitle: 'Backend-Entwickler:in',
  backendText: `Sie verantworten Dienste, die rund um die Uhr Bestellungen annehmen, von der ersten Skizze bis zum Dashboard, das zeigt, dass sie laufen.

Ihre Aufgaben
- HTTP-APIs in Node.js auf PostgreSQL entwerfen und betreiben
- Langsame Abfragen schnell und riskante Migrationen sicher machen
- Etwa jede sechste Woche Bereitschaft übernehmen

Was Sie mitbringen
- Vier oder mehr Jahre Betrieb von Software, auf die sich andere verlassen
- Sicherer Umgang mit SQL, Indizes und Transaktionen
- Klares Schreiben: Wir entscheiden in Dokumenten, nicht in Besprechungen`,
  productTitle: 'Produktmanager:in',
  productText: `Sie entscheiden mit einem Team von sieben Menschen, was wir als Nächstes für kleine Unternehmen bauen, und finden heraus, ob es ihnen geholfen hat.

Ihre Aufgaben
- Jede Woche mit fünf Kund:innen sprechen und aufschreiben, was Sie lernen
- Einen kurzen Plan pflegen, den alle im Unternehmen verstehen
- Vor dem Bauen festlegen, woran sich jede Version messen lässt

Was Sie mitbringen
- Fünf oder mehr Jahre Produktarbeit, zum Teil mit Software für Unternehmen
- Sicherer Umgang mit Daten: Die meisten Fragen beantworten Sie selbst mit SQL
- Erfahrung im Führen ohne Weisungsbefugnis`,
};
