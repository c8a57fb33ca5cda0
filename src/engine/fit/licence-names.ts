/** The names of the licences that a posting may ask for, by id, as ledger 1 held them and as answers are kept under. */
export const LICENCE_NAMES = {
  nursing: 'Nursing registration',
  driving: 'Driving licence',
  truck: 'Truck licence',
  bus: 'Bus licence',
  cpc: 'Driver CPC',
  forklift: 'Forklift licence',
  teacher: 'Qualified teacher status',
  plumbing: 'Plumbing or gas licence',
  electric: 'Electrician licence',
  epa: 'EPA 608',
  weld: 'Welding certificates',
  childcare: 'Childcare qualification',
  firstaid: 'First aid certificate',
  hair: 'Hairdressing qualification',
  nurseaide: 'Assistant nurse education',
  security: 'Security licence',
  bar: 'Admission to the bar',
  cpa: 'Accounting licence',
  pharmacy: 'Pharmacy registration',
  physio: 'Physiotherapy registration',
  dental: 'Dental registration',
  chainsaw: 'Chainsaw certificate',
  aviation: 'Aircraft maintenance licence',
  food: 'Food hygiene certificate',
  crane: 'Crane licence',
  cscs: 'Site card',
} as const;

/** One of these licences. */
export type LicenceId = keyof typeof LICENCE_NAMES;

/** A paper that a job may ask for and nothing else stands in for: a licence, a registration, a qualification that the law or the trade wants. */
export type Licence = {
  id: LicenceId | `named ${string}`;
  words: RegExp;
  /** What the posting calls it, where it is none of those listed here. */
  name?: string;
};
