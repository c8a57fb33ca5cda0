import type { ResumeReading } from '../../src/engine/resume/reading.ts';

/** The values of a reading as plain texts, each entry's dates as one range and apart. */
export type ReadingAnswer = {
  name: string | null;
  email: string | null;
  /** As written in the file. */
  phone: string | null;
  location: string | null;
  links: string[];
  experience: {
    company: string | null;
    title: string | null;
    date: string | null;
    start: string | null;
    end: string | null;
    description: string;
  }[];
  education: {
    institution: string | null;
    degree: string | null;
    field: string | null;
    date: string | null;
  }[];
  /** The skills that the resume lists; where it lists none, those its text names. */
  skills: string[];
};

/** What was read from a resume, without places and confidences. */
export function answerOf(reading: ResumeReading): ReadingAnswer {
  const { contact } = reading;
  return {
    name: contact.name?.value ?? null,
    email: contact.email?.value ?? null,
    phone: contact.phone?.place.quote ?? null,
    location: contact.location?.value ?? null,
    links: contact.links.map((link) => link.value),
    experience: reading.experience.map(({ company, title, date, start, end, description }) => ({
      company,
      title,
      date: start ? `${start} - ${end ?? 'present'}` : date,
      start,
      end,
      description,
    })),
    education: reading.education.map(({ institution, degree, field, date }) => ({
      institution,
      degree,
      field,
      date,
    })),
    skills: namedSkills(reading),
  };
}

function namedSkills(reading: ResumeReading): string[] {
  const listed = reading.skills.filter((skill) => skill.source === 'list');
  return (listed.length > 0 ? listed : reading.skills).map((skill) => skill.text);
}
