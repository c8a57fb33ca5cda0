import { expect, test } from 'vitest';
import { showsRequirement } from './shows-requirement.ts';

test.each([
  ['Bookkeeping was outsourced to an agency', 'Bookkeeping'],
  ['Payroll was handled by our parent company', 'Payroll'],
  ['My flatmate writes Java for a bank', 'Java'],
  ['Reported to the project manager, who planned the budget', 'Project management'],
  ['Shared an office with a registered nurse', 'Registered nurse'],
  ['Kubernetes is on my list for next year', 'Kubernetes'],
  ['First aid certificate: booked for March', 'First aid certificate'],
  ['Schweißarbeiten wurden von Fremdfirmen erledigt', 'Schweißen'],
  ['Unsere Steuerberaterin machte die Buchhaltung', 'Buchhaltung'],
  ['SAP kenne ich nur vom Hörensagen', 'SAP'],
  ['La comptabilité était confiée à un cabinet extérieur', 'Comptabilité'],
  ['Mon binôme saisissait les commandes dans SAP', 'SAP'],
  ['De las nóminas se encargaba una asesoría', 'Nóminas'],
  ['Il mio collega usava SAP per gli ordini', 'SAP'],
  ['Della contabilità si occupava il commercialista', 'Contabilità'],
  ['O processamento salarial era subcontratado', 'Processamento salarial'],
  ['A tirar a carta de empilhador', 'Carta de empilhador'],
  ['De salarisadministratie was uitbesteed', 'Salarisadministratie'],
  ['Bokföringen sköttes av en extern byrå', 'Bokföring'],
  ['Księgowość prowadziło biuro rachunkowe', 'Księgowość'],
])('"%s" does not show %s', (sentence, requirement) => {
  expect(showsRequirement(sentence, requirement)).toBe(false);
});

test.each([
  ['My colleague and I welded frames by TIG welding', 'TIG welding'],
  ['My boss let me run the payroll', 'Payroll'],
  ['Reported to the finance director and did the bookkeeping', 'Bookkeeping'],
  ['Payroll for 80 employees, handled by me alone', 'Payroll'],
  ['Payroll was done by our team of three', 'Payroll'],
  ['Meine Kollegin und ich machten die Buchhaltung', 'Buchhaltung'],
  ['Mon collègue et moi assurions la comptabilité', 'Comptabilité'],
  ['Supervised outsourced bookkeeping', 'Bookkeeping'],
  ['Suivi de la comptabilité externalisée', 'Comptabilité'],
  ['Mi compañero y yo llevábamos la contabilidad', 'Contabilidad'],
  ['Mijn collega en ik deden de boekhouding', 'Boekhouding'],
  ['Min kollega och jag skötte bokföring och lön', 'Bokföring'],
])('"%s" shows %s', (sentence, requirement) => {
  expect(showsRequirement(sentence, requirement)).toBe(true);
});
