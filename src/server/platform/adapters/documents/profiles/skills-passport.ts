import { mostEntries } from './profile-outcome.ts';
import { filled, linesOf, tidy } from './tidy.ts';
import { all, first, textAt, type XmlNode } from './xml-tree.ts';
import { levelOf } from './levels.ts';

/** A CV in the form that Europass wrote until 2020, as a JSON Resume. */
export function readSkillsPassport(root: XmlNode): object {
  const learner = first(root, 'LearnerInfo');
  return filled({
    basics: basicsOf(first(learner, 'Identification'), textAt(learner, 'Headline', 'Description', 'Label')),
    work: all(learner, 'WorkExperience').slice(0, mostEntries).map(positionOf),
    education: all(learner, 'Education').slice(0, mostEntries).map(courseOf),
    languages: languagesOf(first(learner, 'Linguistic')),
    skills: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].flatMap((part) => {
      const lines = linesOf(textAt(first(learner, 'Skills'), part, 'Description'));
      return lines.length === 0 ? [] : lines.slice(0, 50).map((name) => ({ name }));
    }),
    certificates: all(first(learner, 'Driving'), 'Licence')
      .map((one) => tidy(one.text))
      .filter(Boolean)
      .map((name) => ({ name: `Driving licence ${name}` })),
  });
}

function basicsOf(person: XmlNode | undefined, label: string) {
  const name = first(person, 'PersonName');
  const contact = first(person, 'ContactInfo');
  const address = first(contact, 'Address');
  return filled({
    name: [textAt(name, 'FirstName'), textAt(name, 'Surname')].map(tidy).filter(Boolean).join(' '),
    label: tidy(label),
    email: tidy(textAt(contact, 'Email', 'Contact')),
    phone: tidy(textAt(contact, 'Telephone', 'Contact')),
    url: tidy(textAt(contact, 'Website', 'Contact')),
    location: filled({
      city: tidy(textAt(address, 'Municipality')),
      countryCode: tidy(textAt(address, 'Country', 'Code')),
    }),
  });
}

function positionOf(position: XmlNode) {
  const employer = first(position, 'Employer');
  return filled({
    name: tidy(textAt(employer, 'Name')),
    position: tidy(textAt(position, 'Position', 'Label')),
    location: tidy(textAt(employer, 'Municipality')),
    ...datesOf(first(position, 'Period')),
    highlights: linesOf(textAt(position, 'Activities')),
  });
}

function courseOf(course: XmlNode) {
  return filled({
    institution: tidy(textAt(course, 'Organisation', 'Name')),
    studyType: tidy(textAt(course, 'Title')),
    area: tidy(textAt(course, 'EducationalField', 'Label')),
    ...datesOf(first(course, 'Period')),
    courses: linesOf(textAt(course, 'Activities')),
  });
}

/** Dates are attributes: year="2012" month="--04". */
function datesOf(period: XmlNode | undefined) {
  const day = (name: string) => {
    const { year = '', month = '' } = first(period, name)?.attributes ?? {};
    if (!/^(19|20)\d\d$/.test(year)) return '';
    const two = /(0[1-9]|1[0-2])$/.exec(month)?.[0];
    return two ? `${year}-${two}` : year;
  };
  const isCurrent = /^true$/i.test(textAt(period, 'Current'));
  return { startDate: day('From'), endDate: isCurrent ? '' : day('To') };
}

function languagesOf(linguistic: XmlNode | undefined) {
  const native = all(linguistic, 'MotherTongue').map((one) => ({
    language: tidy(textAt(one, 'Description', 'Label')),
    fluency: 'Native speaker',
  }));
  const learned = all(linguistic, 'ForeignLanguage').map((one) =>
    filled({
      language: tidy(textAt(one, 'Description', 'Label')),
      fluency: levelOf((first(one, 'ProficiencyLevel')?.children ?? []).map((part) => tidy(part.text))),
    }),
  );
  return [...native, ...learned].filter(({ language }) => language).slice(0, mostEntries);
}
