import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { zipOf } from '../../../../testing/zip-of.ts';
import { monthOf } from './tidy.ts';
import { extractProfile } from './read-profile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const documentIn = async (bytes: Uint8Array) => {
  const outcome = await extractProfile(bytes);
  if (!outcome.ok) return outcome.code;
  return { format: outcome.format, ...(JSON.parse(outcome.document) as object) };
};

test('a LinkedIn export is read, from a folder too; what a profile does not need is left', async () => {
  const zip = await zipOf({
    '__MACOSX/x/._Profile.csv': 'x',
    'x/Profile.csv':
      '\uFEFFFirst Name,Last Name,Address,Birth Date,Headline,Summary,Geo Location,Websites\n' +
      'Ana,Pereira,"Rua 1",Jan 1,Welder,"Welds.\nLeads.",Porto,"[PORTFOLIO:https://ana.example/a,OTHER:https://b.example]"\n',
    'x/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Yard,Welder,"• Welded hulls\n• Led two",Porto,März 2019,\nDock,Fitter,,,2015,Feb 2019\n',
    'x/Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nISEP,2010,2013,,BSc,\n',
    'x/Languages.csv': 'Name,Proficiency\nPortuguese,Native or bilingual proficiency\n',
    'x/Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nWelding ISO 9606,,TÜV,May 2018,,1\n',
    'x/Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@a.example,Yes,No,\nana@a.example,Yes,Yes,\n',
    'x/PhoneNumbers.csv': 'Extension,Number,Type\n,+351 1,Home\n,+351 912,Mobile\n',
    'x/Skills.csv': 'Name\nWelding\n',
  });
  expect(await documentIn(zip)).toEqual({
    format: 'linkedin',
    basics: {
      name: 'Ana Pereira',
      label: 'Welder',
      email: 'ana@a.example',
      phone: '+351 912',
      url: 'https://ana.example/a',
      summary: 'Welds.\nLeads.',
      location: { address: 'Porto' },
    },
    work: [
      {
        name: 'Yard',
        position: 'Welder',
        location: 'Porto',
        startDate: '2019-03',
        highlights: ['Welded hulls', 'Led two'],
      },
      { name: 'Dock', position: 'Fitter', startDate: '2015', endDate: '2019-02' },
    ],
    education: [{ institution: 'ISEP', studyType: 'BSc', startDate: '2010', endDate: '2013' }],
    skills: [{ name: 'Welding' }],
    languages: [{ language: 'Portuguese', fluency: 'Native or bilingual proficiency' }],
    certificates: [{ name: 'Welding ISO 9606', issuer: 'TÜV', date: '2018-05' }],
  });
});

const candidate = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
 <CandidatePerson>
  <PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Pereira</hr:FamilyName></PersonName>
  <Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@a.example</oa:URI></Communication>
  <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing><oa:DialNumber>912 345 678</oa:DialNumber></Communication>
  <Communication><UseCode>home</UseCode><Address><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication>
  <hr:BirthDate>1990-01-01</hr:BirthDate><GenderCode>F</GenderCode>
  <PrimaryLanguageCode name="NORMAL">por</PrimaryLanguageCode>
 </CandidatePerson>
 <CandidateProfile>
  <ExecutiveSummary>&lt;p&gt;Welds.&lt;/p&gt;</ExecutiveSummary>
  <EmploymentHistory><EmployerHistory>
   <hr:OrganizationName>Yard &amp; Sons</hr:OrganizationName>
   <PositionHistory>
    <PositionTitle>Welder</PositionTitle>
    <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
    <oa:Description>&lt;ul&gt;&lt;li&gt;Welded &lt;b&gt;hulls&lt;/b&gt;&lt;/li&gt;&lt;li&gt;Led two&lt;/li&gt;&lt;/ul&gt;</oa:Description>
    <City>Porto</City>
   </PositionHistory>
  </EmployerHistory></EmploymentHistory>
  <EducationHistory><EducationOrganizationAttendance>
   <hr:OrganizationName>ISEP</hr:OrganizationName>
   <AttendancePeriod><StartDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2013-06</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
   <EducationDegree><hr:DegreeName>BSc</hr:DegreeName></EducationDegree>
  </EducationOrganizationAttendance></EducationHistory>
  <PersonQualifications>
   <PersonCompetency><CompetencyID>fre</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
    <CompetencyDimension><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></CompetencyDimension>
    <CompetencyDimension><eures:Score><hr:ScoreText>A2</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency>
   <PersonCompetency><CompetencyName>TIG welding</CompetencyName><hr:TaxonomyID>DIGITAL_SKILL</hr:TaxonomyID></PersonCompetency>
  </PersonQualifications>
 </CandidateProfile>
</Candidate>`;

const expected = {
  format: 'europass',
  basics: {
    name: 'Ana Pereira',
    email: 'ana@a.example',
    phone: '+351 912 345 678',
    summary: 'Welds.',
    location: { city: 'Porto', countryCode: 'PT' },
  },
  work: [
    {
      name: 'Yard & Sons',
      position: 'Welder',
      location: 'Porto',
      startDate: '2019-03',
      highlights: ['Welded hulls', 'Led two'],
    },
  ],
  education: [{ institution: 'ISEP', studyType: 'BSc', startDate: '2010', endDate: '2013-06' }],
  skills: [{ name: 'TIG welding' }],
  languages: [
    { language: 'Portuguese', fluency: 'Native speaker' },
    { language: 'French', fluency: 'A2 – B2' },
  ],
};

test('a Europass CV is read, also out of a PDF that has it inside', async () => {
  expect(await documentIn(bytesOf(candidate))).toEqual(expected);
  const pdf = new PDFDocument();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => pdf.on('end', done));
  pdf.file(Buffer.from(candidate), { name: 'attachment.xml' });
  pdf.text('CV');
  pdf.end();
  await ended;
  expect(await documentIn(Buffer.concat(chunks))).toMatchObject({ work: expected.work });
});

test('a Europass CV of the form before 2020 is read', async () => {
  const passport = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
   <Identification><PersonName><FirstName>Ana</FirstName><Surname>Pereira</Surname></PersonName>
    <ContactInfo><Address><Contact><Municipality>Porto</Municipality><Country><Code>PT</Code></Country></Contact></Address>
     <Email><Contact>ana@a.example</Contact></Email></ContactInfo></Identification>
   <WorkExperienceList><WorkExperience><Period><From year="2012" month="--04"/><To year="2014" month="--09"/></Period>
    <Position><Label>Welder</Label></Position><Activities>&lt;p&gt;Welded&lt;/p&gt;</Activities><Employer><Name>Yard</Name></Employer></WorkExperience></WorkExperienceList>
   <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Portuguese</Label></Description></MotherTongue></MotherTongueList></Linguistic></Skills>
  </LearnerInfo></SkillsPassport>`;
  expect(await documentIn(bytesOf(passport))).toEqual({
    format: 'europass',
    basics: {
      name: 'Ana Pereira',
      email: 'ana@a.example',
      location: { city: 'Porto', countryCode: 'PT' },
    },
    work: [
      {
        name: 'Yard',
        position: 'Welder',
        startDate: '2012-04',
        endDate: '2014-09',
        highlights: ['Welded'],
      },
    ],
    languages: [{ language: 'Portuguese', fluency: 'Native speaker' }],
  });
});

const deep = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

test.each([
  ['a bomb of zeros', async () => zipOf({ 'Profile.csv': '0'.repeat(21 * 1024 * 1024) }), 'too_big'],
  [
    'a huge file beside the profile',
    async () => zipOf({ 'Profile.csv': 'First Name\nAna\n', 'media.bin': '0'.repeat(21 * 1024 * 1024) }),
    'read',
  ],
  [
    'two of one name',
    async () => twice(await zipOf({ 'Skills.csv': 'x', 'Skills.cs2': 'y' })),
    'too_complex',
  ],
  ['a path out', async () => outside(await zipOf({ 'xx/Profile.csv': 'First Name\nAna\n' })), 'broken'],
  ['no profile', async () => zipOf({ 'a.txt': 'x' }), 'no_profile'],
  ['elements without end', async () => bytesOf(`<Candidate>${deep(500)}</Candidate>`), 'too_complex'],
  [
    'a million elements',
    async () => bytesOf(`<Candidate>${'<a/>'.repeat(60_000)}</Candidate>`),
    'too_complex',
  ],
  [
    'a document type',
    async () => bytesOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><Candidate/>'),
    'too_complex',
  ],
  ['a PDF with nothing inside', async () => bytesOf('%PDF-1.4\n'), 'broken'],
] as const)('%s: %s', async (_what, make, outcome) => {
  const found = await documentIn(await make());
  expect(typeof found === 'string' ? found : 'read').toBe(outcome);
});

/** The same archive with its second name changed to that of the first, in both directories. */
function twice(zip: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(zip).toString('latin1').replaceAll('Skills.cs2', 'Skills.csv'), 'latin1');
}

function outside(zip: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(zip).toString('latin1').replaceAll('xx/Prof', '../Prof'), 'latin1');
}

test.each([
  ['Mar 2019', '2019-03'],
  ['2019', '2019'],
  ['2019-03-31', '2019-03'],
  ['03/2019', '2019-03'],
  ['1. März 2019', '2019-03'],
  ['Mar 3, 2019', '2019-03'],
  ['13/2019', ''],
  ['soon', ''],
])('the month of %j is %j', (text, month) => {
  expect(monthOf(text)).toBe(month);
});
