/** A company of the demo. Its e-mail domain ends in `.example`, so no mail can ever reach anybody. */
export type DemoCompany = {
  key: CompanyKey;
  name: string;
  domain: string;
  website: string;
  description: string;
  recruiters: { name: string; email: string; title: string }[];
};

/** Which of the two demo companies. */
export type CompanyKey = 'merrowfield' | 'tarn-lathe';

/** A job posting of the demo; `key` is stable and unique. Salaries are whole units of `salaryCurrency` per interval. */
export type DemoJob = {
  key: string;
  company: CompanyKey;
  title: string;
  /** Lines separated by newlines; a line that starts with "- " is a bullet. */
  description: string;
  skills: string[];
  desiredSkills: string[];
  locationType: 'on_site' | 'hybrid' | 'remote';
  jobType: 'full_time' | 'part_time' | 'temporary' | 'contract' | 'internship';
  locations: { city: string; state: string; country: string }[];
  salary: DemoSalary | null;
  /** Years of experience wanted. */
  years: number | null;
  education: string | null;
  languages: string[];
};

/** Pay as advertised, in whole units of the currency. */
export type DemoSalary = { min: number; max: number; currency: string; interval: 'year' | 'month' | 'hour' };

/** A position held; months are `YYYY-MM`, and `end` null means to this day. */
export type DemoExperience = {
  company: string;
  title: string;
  start: string;
  end: string | null;
  location: string;
  bullets: string[];
};

/** A course of study; years are `YYYY`, and `end` null means still studying. */
export type DemoEducation = { school: string; degree: string; start: string | null; end: string | null };

/** A candidate of the demo. Every text can be written in the standard PDF fonts (WinAnsi). */
export type DemoPerson = {
  key: string;
  name: string;
  email: string;
  /** As a person writes it, with the country code. */
  phone: string;
  city: string;
  region: string | null;
  country: string;
  /** The line under the name. */
  headline: string;
  links: string[];
  summary: string | null;
  /** Newest first. */
  experience: DemoExperience[];
  education: DemoEducation[];
  skills: string[];
  certificates: string[];
  languages: { name: string; level: string }[];
};

/** Which jobs (by key) a person applies to, and which they only save. */
export type DemoChoices = {
  person: string;
  /** Jobs that fit the person's own trade. */
  strong: string[];
  /** Jobs that a part of their career speaks for. */
  partial: string[];
  /** Jobs in another field. */
  stretch: string[];
  /** Jobs saved as targets and not applied to. */
  saved: string[];
  /** Cover notes by job key. */
  notes: Record<string, string>;
};
