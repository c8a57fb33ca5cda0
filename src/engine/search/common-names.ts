import { stemsOf } from '../occupations/stems.ts';

/** Other everyday names of the work that a few words name, each as its stems; none for words that name none of these. */
export function commonNames(words: string): string[][] {
  groups ??= grouped();
  const own = stemsOf(words).join(' ');
  const found = (groups.get(own) ?? []).flat().filter((name) => name !== own);
  return [...new Set(found)].map((name) => name.split(' '));
}

function grouped(): Map<string, string[][]> {
  const all = new Map<string, string[][]>();
  for (const line of NAMES.trim().split('\n')) {
    const names = line.split(',').map((name) => stemsOf(name).join(' '));
    for (const name of names) all.set(name, [...(all.get(name) ?? []), names]);
  }
  return all;
}

let groups: Map<string, string[][]> | undefined;

/** One kind of work a line: names that people search by and employers write, of which the tables of occupations lack some. */
const NAMES = `
nurse, registered nurse, rn, Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, infirmier, enfermera, enfermero, infermiere, enfermeira, verpleegkundige, sjuksköterska, pielęgniarka
carer, care assistant, home care aide, nursing assistant, Pflegehelfer, Pflegeassistent, aide-soignant, auxiliar de enfermería, undersköterska, opiekun
doctor, physician, Arzt, médecin, läkare, lekarz
physiotherapist, physical therapist, Physiotherapeut, kinésithérapeute, fisioterapeuta, fysiotherapeut, fysioterapeut, fizjoterapeuta
pharmacist, Apotheker, pharmacien, farmacéutico, farmacista, farmacêutico, apotheker, apotekare, farmaceuta
teacher, Lehrer, Lehrkraft, enseignant, professeur, profesor, maestro, insegnante, leraar, lärare, nauczyciel
nursery teacher, early years educator, kindergarten teacher, Erzieher, educador de infância, éducateur de jeunes enfants, educador infantil, förskollärare, przedszkolanka
social worker, Sozialarbeiter, assistant social, trabajador social, assistente sociale, maatschappelijk werker, socionom
developer, programmer, coder, software engineer, software developer, Entwickler, Softwareentwickler, Programmierer, développeur, desarrollador, programador, sviluppatore, ontwikkelaar, utvecklare, programista
front-end developer, frontend developer, front-end engineer, Frontend-Entwickler, développeur front-end
back-end developer, backend developer, backend engineer, Backend-Entwickler, développeur back-end
full-stack developer, fullstack developer, full-stack engineer
site reliability engineer, sre, devops engineer
data analyst, Datenanalyst, analyste de données, analista de datos, analista dati
product manager, Produktmanager, chef de produit, product owner
designer, graphic designer, Grafikdesigner, Mediengestalter, graphiste, diseñador gráfico, grafico, grafisch ontwerper, grafiker
welder, Schweißer, soudeur, soldador, saldatore, lasser, svetsare, spawacz
electrician, Elektriker, Elektroniker, électricien, electricista, elettricista, eletricista, elektricien, elektryk
plumber, Installateur, Anlagenmechaniker, plombier, fontanero, idraulico, canalizador, loodgieter, rörmokare
carpenter, joiner, Tischler, Schreiner, Zimmermann, menuisier, charpentier, carpintero, falegname, carpinteiro, timmerman, snickare, stolarz, cieśla
bricklayer, mason, Maurer, maçon, albañil, muratore, pedreiro, metselaar, murare, murarz
painter, Maler, Lackierer, peintre, pintor, imbianchino, schilder, målare, malarz
mechanic, car mechanic, Kfz-Mechatroniker, Automechaniker, mécanicien, mecánico, meccanico, mecânico, automonteur, bilmekaniker, mechanik
machinist, cnc operator, Zerspanungsmechaniker, usineur, tornero, tornitore, verspaner
truck driver, lorry driver, hgv driver, Lkw-Fahrer, Berufskraftfahrer, Kraftfahrer, chauffeur routier, camionero, camionista, motorista de camião, vrachtwagenchauffeur, lastbilschaufför, kierowca ciężarówki
forklift driver, forklift operator, Staplerfahrer, Gabelstaplerfahrer, cariste, carretillero, carrellista, heftruckchauffeur, truckförare, operator wózka widłowego
warehouse worker, warehouse operative, warehouse associate, picker, Lagerist, Lagerarbeiter, Lagermitarbeiter, Fachkraft für Lagerlogistik, magasinier, mozo de almacén, magazziniere, magazijnmedewerker, lagerarbetare, magazynier
cook, chef, Koch, cuisinier, cocinero, cuoco, cozinheiro, kok, kock, kucharz
waiter, Kellner, Servicekraft, serveur, camarero, cameriere, empregado de mesa, ober, servitör, kelner
baker, Bäcker, boulanger, panadero, panettiere, padeiro, bakker, bagare, piekarz
butcher, Metzger, Fleischer, boucher, carnicero, macellaio, slager, slaktare, rzeźnik
cleaner, housekeeper, room attendant, Reinigungskraft, Zimmermädchen, agent d'entretien, femme de chambre, limpiador, camarera de pisos, addetto alle pulizie, schoonmaker, städare, sprzątaczka
receptionist, front desk agent, Rezeptionist, Empfangsmitarbeiter, réceptionniste, recepcionista, recepcjonista
secretary, administrative assistant, office assistant, Sekretär, Bürokauffrau, Bürokaufmann, secrétaire, assistant administratif, secretario, segretario, sekretarka
accountant, bookkeeper, Buchhalter, Bilanzbuchhalter, comptable, contable, contabile, ragioniere, contabilista, boekhouder, redovisningsekonom, księgowa
salesperson, shop assistant, sales assistant, Verkäufer, vendeur, vendedor, dependiente, commesso, addetto vendite, verkoper, säljare, sprzedawca
sales representative, account executive, Vertriebsmitarbeiter, Außendienstmitarbeiter, representante comercial, agente di commercio
store manager, shop manager, Filialleiter, Marktleiter, responsable de magasin, jefe de tienda
hr, human resources, hr generalist, Personalreferent, Personalsachbearbeiter, ressources humaines, recursos humanos, risorse umane
lawyer, solicitor, attorney, Rechtsanwalt, avocat, abogado, avvocato, advogado, advocaat, advokat, prawnik
security guard, security officer, Sicherheitsmitarbeiter, Wachmann, agent de sécurité, vigilante de seguridad, guardia giurata, beveiliger, väktare, ochroniarz
gardener, landscaper, Gärtner, jardinier, jardinero, giardiniere, jardineiro, hovenier, trädgårdsmästare, ogrodnik
hairdresser, Friseur, coiffeur, peluquero, parrucchiere, cabeleireiro, kapper, frisör, fryzjer
customer service, customer support, Kundenservice, Kundenbetreuer, service client, atención al cliente, servizio clienti, klantenservice, kundtjänst, obsługa klienta
engineer, Ingenieur, ingénieur, ingeniero, ingegnere, engenheiro, ingenieur, ingenjör, inżynier
`;
