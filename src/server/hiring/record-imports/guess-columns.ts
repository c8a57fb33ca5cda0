import { fieldsOfKind, type RecordField, type RecordKind } from '../../../api/hiring/record-imports.ts';

/** Names by which columns of each field go in the exports of other systems, the surest first, as `plainName` writes them. */
const names: Readonly<Record<RecordField, readonly string[]>> = {
  first_name: ['first name', 'firstname', 'given name', 'candidate first name', 'vorname'],
  last_name: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'candidate last name',
    'nachname',
    'familienname',
  ],
  full_name: [
    'full name',
    'candidate name',
    'candidate',
    'name',
    'contact name',
    'applicant name',
    'applicant',
    'bewerber',
    'bewerberin',
  ],
  email: [
    'email',
    'e mail',
    'primary email address',
    'primary email',
    'email address',
    'email addresses',
    'emails',
    'email s',
    'candidate email',
    'personal email',
    'email1',
    'e mail adresse',
    'mail',
  ],
  phone: [
    'phone',
    'primary phone number',
    'phone number',
    'phone numbers',
    'phones',
    'phone s',
    'mobile',
    'mobile phone',
    'cell phone',
    'phone cell',
    'home phone',
    'phone home',
    'telephone',
    'candidate phone',
    'telefon',
    'telefonnummer',
    'handy',
  ],
  location: [
    'location',
    'candidate location',
    'current location',
    'city',
    'ort',
    'wohnort',
    'stadt',
    'address',
    'job location',
    'office',
    'offices',
  ],
  linkedin: ['linkedin', 'linkedin url', 'linkedin profile', 'linkedin profile url', 'linkedin link'],
  website: ['website', 'web site', 'websites', 'website url', 'links', 'portfolio', 'personal website'],
  person_id: [
    'candidate id',
    'contact id',
    'person id',
    'applicant id',
    'lever id',
    'candidateid',
    'candidate key',
    'id',
  ],
  application_id: ['application id', 'opportunity id', 'job consideration id', 'applicationid'],
  job_title: [
    'job',
    'job title',
    'job name',
    'posting',
    'posting title',
    'position',
    'position title',
    'job opening',
    'job order',
    'applied to',
    'title',
    'stelle',
    'stellenbezeichnung',
  ],
  job_id: [
    'job id',
    'posting id',
    'requisition id',
    'requisition',
    'job shortcode',
    'shortcode',
    'job code',
    'joborder id',
    'req id',
  ],
  stage: [
    'current stage',
    'stage',
    'current interview stage',
    'stage name',
    'interview stage',
    'pipeline stage',
    'phase',
  ],
  status: ['application status', 'status', 'candidate status', 'job status', 'disqualified', 'archived'],
  applied_on: [
    'applied on',
    'applied at',
    'application date',
    'date applied',
    'applied date',
    'application created at',
    'created at',
    'date added',
    'added on',
    'submitted',
    'submitted at',
    'date created',
    'created',
    'creation date',
    'bewerbungsdatum',
    'eingegangen am',
  ],
  rejected_on: [
    'rejected on',
    'rejected at',
    'date rejected',
    'rejection date',
    'archived at',
    'archive date',
    'archived on',
    'disqualified at',
    'disqualification date',
    'absagedatum',
  ],
  hired_on: ['hired on', 'hired at', 'hire date', 'date hired', 'hired date', 'einstellungsdatum'],
  rejection_reason: [
    'rejection reason',
    'archive reason',
    'disqualification reason',
    'reason for rejection',
    'absagegrund',
  ],
  source: ['source', 'source name', 'sources', 'candidate source', 'origin', 'quelle'],
  tags: ['tags', 'candidate tags', 'tag', 'labels', 'schlagworte'],
  note: [
    'notes',
    'note',
    'comments',
    'comment',
    'candidate notes',
    'notizen',
    'bemerkungen',
    'key skills',
    'cover letter',
  ],
  description: ['description', 'job description', 'posting content', 'content', 'beschreibung'],
  job_type: ['employment type', 'job type', 'commitment', 'type', 'beschäftigungsart'],
  opened_on: [
    'opened on',
    'opened at',
    'date opened',
    'open date',
    'created at',
    'published at',
    'date created',
    'created',
    'start date',
  ],
};

/** What no hiring decision may rest on: such columns are never brought in. In English and German. */
const keptOut =
  /\b(gender|sex|race|ethnicit\w*|ethnic|hispanic\w*|veteran\w*|disabilit\w*|disabled|birth\w*|dob|age|religion|religious|marital|nationality|pronouns?|eeoc?|geschlecht|geburt\w*|alter|konfession|behinder\w*|familienstand|staatsangeh\w*)\b/;

/** The name of a column without case, marks and the like. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True for a column of what no hiring decision may rest on. */
export function isKeptOut(name: string): boolean {
  return keptOut.test(plainName(name));
}

/** Whether the lines are people or jobs. */
export function guessKind(columns: readonly string[]): RecordKind {
  const plain = columns.map(plainName);
  const has = (field: RecordField) => plain.some((name) => names[field].includes(name));
  const isOfPeople = has('email') || has('phone') || has('last_name') || has('application_id');
  return isOfPeople || !has('job_title') ? 'people' : 'jobs';
}

/** The field of each column, null for those that say nothing we know. Each field is that of one column, the surest; notes may be many. */
export function guessColumns(columns: readonly string[], kind: RecordKind): (RecordField | null)[] {
  const plain = columns.map(plainName);
  const guessed: (RecordField | null)[] = columns.map(() => null);
  for (const field of fieldsOfKind[kind]) {
    for (const name of names[field]) {
      const at = plain.findIndex((one, place) => one === name && guessed[place] === null && !isKeptOut(one));
      if (at === -1) continue;
      guessed[at] = field;
      if (field !== 'note') break;
    }
  }
  const isWhole = guessed.includes('first_name') && guessed.includes('last_name');
  return guessed.map((field) => (field === 'full_name' && isWhole ? null : field));
}
