import { mostEntries } from './profile-outcome.ts';
import { filled, linesOf, monthOf, tidy } from './tidy.ts';
import { all, first, readXmlTree, textAt, type XmlNode } from './xml-tree.ts';
import { levelOf } from './levels.ts';
import { languageName } from './language-names.ts';
import { readSkillsPassport } from './skills-passport.ts';

/** The profile of a Europass CV, of today's form (`Candidate`) or the one before (`SkillsPassport`), as a JSON Resume; null when it is none. */
export async function readEuropass(bytes: Uint8Array): Promise<object | null> {
  const root = await readXmlTree(bytes);
  if (root.name === 'SkillsPassport') return readSkillsPassport(root);
  return root.name === 'Candidate' ? documentOf(root) : null;
}

function documentOf(root: XmlNode): object {
  const profile = first(root, 'CandidateProfile');
  return filled({
    basics: basicsOf(first(root, 'CandidatePerson'), profile),
    work: all(profile, 'EmployerHistory').flatMap(positionsOf).slice(0, mostEntries),
    education: all(profile, 'EducationOrganizationAttendance').map(courseOf).slice(0, mostEntries),
    skills: skillsOf(profile),
    languages: languagesOf(root),
    certificates: [
      ...all(profile, 'Certification').map((one) => textAt(one, 'CertificationName')),
      ...all(profile, 'License').map((one) => textAt(one, 'LicenseName')),
    ]
      .map(tidy)
      .filter(Boolean)
      .slice(0, mostEntries)
      .map((name) => ({ name })),
  });
}

function basicsOf(person: XmlNode | undefined, profile: XmlNode | undefined) {
  const ways = all(person, 'Communication');
  const by = (channel: string) =>
    ways.filter((way) => textAt(way, 'ChannelCode').toLowerCase() === channel.toLowerCase());
  const name = first(person, 'PersonName');
  const [phone] = by('Telephone').filter((way) => textAt(way, 'DialNumber') !== '');
  const dialling = textAt(phone, 'CountryDialing').replace(/^\+|^00/, '');
  const number = tidy(textAt(phone, 'DialNumber'));
  const place = first(person, 'Address');
  return filled({
    name: [textAt(name, 'GivenName'), textAt(name, 'FamilyName')].map(tidy).filter(Boolean).join(' '),
    email: tidy(textAt(by('Email')[0], 'URI')),
    phone: number === '' || dialling === '' || number.startsWith('+') ? number : `+${dialling} ${number}`,
    summary: linesOf(textAt(profile, 'ExecutiveSummary')).join('\n'),
    location: filled({
      city: tidy(textAt(place, 'CityName')),
      countryCode: tidy(textAt(place, 'CountryCode')).toUpperCase(),
    }),
    profiles: [...by('Web'), ...by('SocialMedia')]
      .map((way) => tidy(textAt(way, 'URI')))
      .filter((url) => /^https?:\/\//i.test(url))
      .map((url) => ({ url })),
  });
}

function positionsOf(employer: XmlNode) {
  return all(employer, 'PositionHistory').map((position) => {
    const period = first(position, 'EmploymentPeriod');
    const city = textAt(position, 'City') || textAt(first(employer, 'OrganizationContact'), 'CityName');
    return filled({
      name: tidy(textAt(employer, 'OrganizationName')),
      position: tidy(textAt(position, 'PositionTitle')),
      location: tidy(city),
      ...datesOf(period, 'CurrentIndicator'),
      highlights: linesOf(textAt(position, 'Description')),
    });
  });
}

function courseOf(attendance: XmlNode) {
  return filled({
    institution: tidy(textAt(attendance, 'OrganizationName')),
    studyType: tidy(textAt(attendance, 'EducationDegree', 'DegreeName')),
    ...datesOf(first(attendance, 'AttendancePeriod'), 'Ongoing'),
    courses: linesOf(textAt(attendance, 'OccupationalSkillsCovered')),
  });
}

function datesOf(period: XmlNode | undefined, ongoing: string) {
  const day = (name: string) => monthOf(textAt(period, name, 'FormattedDateTime') || textAt(period, name));
  const endDate = /^true$/i.test(textAt(period, ongoing)) ? '' : day('EndDate');
  return { startDate: day('StartDate'), endDate };
}

/** Skills that were picked from a list, or written in groups. Languages are competencies as well, and have their own section. */
function skillsOf(profile: XmlNode | undefined) {
  const competencies = all(profile, 'PersonCompetency').filter(
    (one) => textAt(one, 'TaxonomyID').toLowerCase() !== 'language',
  );
  const names = [
    ...competencies.map((one) => textAt(one, 'CompetencyName') || textAt(one, 'CompetencyID')),
    ...all(profile, 'SkillName').map((one) => one.text),
  ];
  return [...new Set(names.map(tidy).filter((name) => /\p{L}{2}/u.test(name) && !/^https?:/.test(name)))]
    .slice(0, mostEntries)
    .map((name) => ({ name }));
}

function languagesOf(root: XmlNode) {
  const native = all(root, 'PrimaryLanguageCode').map((one) => ({
    language: languageName(tidy(one.text)),
    fluency: 'Native speaker',
  }));
  const learned = all(root, 'PersonCompetency')
    .filter((one) => textAt(one, 'TaxonomyID').toLowerCase() === 'language')
    .map((one) =>
      filled({
        language: languageName(tidy(textAt(one, 'CompetencyID'))),
        fluency: levelOf(all(one, 'ScoreText').map((score) => tidy(score.text))),
      }),
    );
  return [...native, ...learned].filter(({ language }) => language).slice(0, mostEntries);
}
