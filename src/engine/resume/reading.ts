/** Where a value stands in the file: 1-based page and line of the visible text, and the words as they stand there. */
export type Place = { page: number; line: number; quote: string };

/** A value read from a resume, where it stands, and how sure the reader is (0 to 1). */
export type Read<T> = { value: T; place: Place; confidence: number };

/** A position held. `start` and `end` are `YYYY-MM` or `YYYY`; `end` null with a start means "to this day". */
export type ReadExperience = {
  company: string | null;
  title: string | null;
  location: string | null;
  /** The date range as written in the file. */
  date: string | null;
  start: string | null;
  end: string | null;
  description: string;
  place: Place;
  confidence: number;
  /** The parts that a language model pointed out; absent when the rules read all. */
  proposed?: string[];
};

/** A course of study. Dates as in `ReadExperience`. */
export type ReadEducation = {
  institution: string | null;
  degree: string | null;
  field: string | null;
  date: string | null;
  start: string | null;
  end: string | null;
  place: Place;
  confidence: number;
  proposed?: string[];
};

/** A skill as written, its canonical id where the vocabulary knows it, and whether it stands in a list or in a job's text. */
export type ReadSkill = {
  text: string;
  id: string | null;
  source: 'list' | 'experience' | 'text';
  place: Place;
  confidence: number;
};

/** Text that a person cannot see in the file: never counted, always reported. */
export type HiddenText = {
  text: string;
  page: number;
  reason: 'white' | 'tiny' | 'transparent' | 'off-page' | 'covered' | 'clipped' | 'hidden-run' | 'metadata';
};

/** Something a person should know about how the file was read. */
export type ReadingWarning = {
  code: 'hidden_text' | 'instructions' | 'cut' | 'no_experience' | 'model_failed' | 'scanned';
};

/** One visible line of the file, in reading order. */
export type ReadLine = { page: number; line: number; text: string; section: string | null };

/** Everything that was read from one resume. Pure data, serialisable as JSON. */
export type ResumeReading = {
  version: string;
  lines: ReadLine[];
  contact: {
    name: Read<string> | null;
    email: Read<string> | null;
    /** As written in the file; `value` is international format where the number is valid. */
    phone: Read<string> | null;
    location: Read<string> | null;
    links: Read<string>[];
  };
  experience: ReadExperience[];
  education: ReadEducation[];
  skills: ReadSkill[];
  languages: Read<string>[];
  /** Union of the intervals of `experience`, in years to one decimal, counted up to the month given to the parser. */
  years: number | null;
  hidden: HiddenText[];
  warnings: ReadingWarning[];
};
