import type { ResumeReading } from './reading.ts';

/** So sure is a value of a scan at most: each word of it was recognised, and some wrongly. */
const MOST = 0.7;

/** A reading of recognised text: it says that it is one, and no value is sure. */
export function ofScan(reading: ResumeReading): ResumeReading {
  const less = <T extends { confidence: number }>(value: T): T => ({
    ...value,
    confidence: Math.min(value.confidence, MOST),
  });
  const { name, email, phone, location, links } = reading.contact;
  return {
    ...reading,
    contact: {
      name: name && less(name),
      email: email && less(email),
      phone: phone && less(phone),
      location: location && less(location),
      links: links.map(less),
    },
    experience: reading.experience.map(less),
    education: reading.education.map(less),
    skills: reading.skills.map(less),
    languages: reading.languages.map(less),
    warnings: [{ code: 'scanned' }, ...reading.warnings],
  };
}
