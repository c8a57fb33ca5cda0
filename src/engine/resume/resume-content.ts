/** A position as a resume tells it; months `YYYY-MM` or years `YYYY`, `end` null with a start meaning to this day. One line of `description` is one claim. */
export type ContentPosition = {
  title: string;
  company: string;
  location: string;
  start: string | null;
  end: string | null;
  description: string;
  /** True where it is not shown in a file. */
  hidden?: boolean | undefined;
};

/** A course of study as a resume tells it. */
export type ContentCourse = {
  institution: string;
  degree: string;
  field: string;
  start: string | null;
  end: string | null;
  hidden?: boolean | undefined;
};

/** A section that the person added, each line a paragraph. */
export type ContentSection = { id: string; title: string; lines: string[] };

/** All that a resume says, without its layout: what is tailored, compared and written into files. */
export type ResumeContent = {
  name: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  /** What the person says about themselves; nothing when it is left out. */
  summary?: string;
  experience: ContentPosition[];
  education: ContentCourse[];
  skills: string[];
  languages: string[];
  certificates?: string[];
  sections?: ContentSection[];
};
