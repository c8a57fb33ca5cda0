import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';
import { titleNearness } from './nearness.ts';
import { closeness, meaningOfAllStems, meaningOfStems } from './meaning.ts';
import { relativesOf, rootOf } from './word-roots.ts';
import { stemsOf } from './stems.ts';
import { occupationsTable } from './tables.ts';
import { linksOf } from './title-links.ts';
import { titleStems } from './title-stems.ts';

const named = (title: string) => linksOf(title).map(({ occupation }) => occupationsTable().names[occupation]);

test('titles name occupations in nine languages, and a company names none', () => {
  expect(named('Sous Chef')).toContain('chef');
  expect(named('Spawacz MIG/MAG')).toContain('welder');
  expect(named('Hovenier (allround)')).toContain('landscape gardener');
  expect(named('Magazziniere')).toContain('warehouse worker');
  expect(named('Drumlin Ltd')).toEqual([]);
});

test('of occupations that share a name, those come first whose own name is closer', () => {
  expect(named('Certified Nursing Assistant')[0]).toBe('nurse assistant');
  expect(named('Data Analyst')[0]).toBe('data analyst');
  expect(linksOf('Data Analyst', 'by name').map(({ occupation }) => occupation)).not.toEqual(
    linksOf('Data Analyst').map(({ occupation }) => occupation),
  );
});

test('what stands before the comma counts most', () => {
  expect(titleNearness('Frontend Developer', 'Full-Stack Developer, Patient Portal')).toBeGreaterThan(0.4);
  expect(titleNearness('Staff Backend Engineer', 'Senior Backend Engineer, Telemetry')).toBeGreaterThan(0.5);
});

test('related work is close, other work is far', () => {
  expect(titleNearness('Plumber', 'plumber')).toBe(1);
  expect(titleNearness('Sous Chef', 'Head Chef')).toBeGreaterThan(0.6);
  expect(titleNearness('Cuisinier', 'Kucharz')).toBeGreaterThan(0.9);
  expect(titleNearness('Plumber', 'Dispatcher')).toBeLessThan(0.3);
  expect(titleNearness('Plumber', 'Payroll Clerk')).toBe(titleNearness('Payroll Clerk', 'Plumber'));
});

test('words have similar words in other languages', () => {
  const near = neighbours('cuisinier').map(({ stem }) => stem);
  expect(near).toEqual(expect.arrayContaining(stemsOf('kucharz')));
  expect(neighbours('zzyzx')).toEqual([]);
});

test('stems are the same for male and female forms', () => {
  expect(stemsOf('Verkäuferin')).toEqual(stemsOf('Verkäufer'));
  expect(stemsOf('infirmière')).toEqual(stemsOf('infirmier'));
  expect(stemsOf('She helped her guests')).toEqual(stemsOf('helped guests'));
});

test.each([
  ['Debitorenbuchhalter', 'Buchhalter'],
  ['Lastbilschaufför', 'Truck Driver'],
  ['HCA', 'Healthcare Assistant'],
  ['Pflegefachkraft', 'Registered Nurse'],
  ['Infirmière diplômée d’État', 'Registered Nurse'],
  ['Operaio di produzione', 'Production Worker'],
  ['Sparky', 'Electrician'],
])('%s is the work of %s, which the rule before did not see', (title, work) => {
  expect(titleNearness(title, work)).toBeGreaterThanOrEqual(0.6);
  expect(titleNearness(title, work, 'by meaning')).toBeLessThan(0.6);
});

test('short forms are written out only in capitals, and two letters never in a line of capitals', () => {
  expect(titleStems('AP Clerk', 'by work')).toEqual(stemsOf('accounts payable clerk'));
  expect(titleStems('Ap Clerk', 'by work')).toEqual(stemsOf('ap clerk'));
  expect(titleStems('DIRECTEUR EN CHEF', 'by work')).not.toContain('nurs');
});

test('letters that some occupation shares name none beside other words', () => {
  expect(linksOf('Sonnen AG')).toEqual([]);
  expect(linksOf('Sonnen AG', 'by meaning')).not.toEqual([]);
  expect(linksOf('HR Generalist')).not.toEqual([]);
});

test('a foreign title within an English one names no work of its own', () => {
  expect(titleNearness('Sales Representative', 'Commercial Electrician')).toBeLessThan(0.3);
  expect(titleNearness('Sales Representative', 'Commercial Electrician', 'by work')).toBeGreaterThan(0.6);
  expect(titleNearness('Electrician', 'Commercial Electrician')).toBeGreaterThan(0.8);
  expect(titleNearness('Commercial', 'Sales Representative')).toBeGreaterThan(0.8);
});

test('a title of which little is known is not sure to be near', () => {
  expect(titleNearness('Device Driver Developer', 'Truck Driver')).toBeLessThan(0.6);
  expect(titleNearness('Device Driver Developer', 'Truck Driver', 'by meaning')).toBeGreaterThan(0.6);
});

test.each([
  ['Healthcare Support Worker', 'Care Assistant'],
  ['EVS Technician', 'Cleaner'],
  ['iOS Engineer', 'Mobile Developer'],
  ['Key Account Executive', 'Account Manager'],
  ['Rebar Installer', 'Steel Fixer'],
  ['Objektbetreuer', 'Hausmeister'],
  ['Technicienne de surface', 'Agent d’entretien'],
  ['Operario de logística', 'Mozo de almacén'],
  ['Addetta al picking', 'Magazziniere'],
  ['Oficial de construção', 'Pedreiro'],
  ['Chauffeur CE', 'Vrachtwagenchauffeur'],
  ['Motviktsförare', 'Truckförare'],
  ['Kompletator zamówień', 'Magazynier'],
])('%s is what people of a trade call %s, since weights 8', (title, work) => {
  expect(titleNearness(title, work)).toBeGreaterThanOrEqual(0.6);
  expect(titleNearness(title, work, 'by field')).toBeLessThan(0.6);
});

test('the occupation that a title names best counts most, and papers say nothing of the work', () => {
  const [nurse, animals] = ['Registered Nurse', 'Registered Veterinary Nurse'];
  expect(titleNearness(nurse, animals, 'by rank')).toBeLessThan(0.6);
  expect(titleNearness(nurse, animals, 'by usage')).toBeGreaterThan(0.8);
  expect(titleNearness('Chartered Accountant', 'Accountant', 'by rank')).toBe(1);
});

test('words of one root stand for each other where they have five letters or more', () => {
  const rootsOf = (text: string) => stemsOf(text).map(rootOf);
  expect(new Set(rootsOf('sterilisering steriliserar'))).toEqual(new Set(['sterilis']));
  expect(new Set(rootsOf('mobilização mobilizar'))).toEqual(new Set(['mobiliz']));
  expect(rootsOf('bar bars')).toEqual(['bar', 'bar']);
  expect(rootOf('paint')).toBe('paint');
  expect(relativesOf('qqqqqqqqq')).toEqual([]);
  expect(relativesOf('intubacj')).toContain('intub');
});

test('rare words of other languages have a meaning of their own, that the main table lacks', () => {
  const near = (one: string, other: string) =>
    closeness(meaningOfAllStems(stemsOf(one)), meaningOfAllStems(stemsOf(other)));
  expect(meaningOfStems(stemsOf('massagem'))).toBeNull();
  expect(near('massagem', 'massage')).toBeGreaterThan(0.6);
  expect(near('massagem', 'invoice')).toBeLessThan(0.4);
  expect(near('tandläkare', 'dentist')).toBeGreaterThan(0.6);
  expect(meaningOfAllStems(['qqqqqqqqq'])).toBeNull();
});
