import { z } from 'zod';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';

const day = z.string().regex(/^\d{4}(-\d\d){0,2}$/);
const lenient = z.string().optional().default('');

/** The parts of a JSON Resume (schema 1.0.0) that a resume of ours has. */
const jsonResume = z.object({
  basics: z
    .object({
      name: lenient,
      email: lenient,
      phone: lenient,
      url: lenient,
      summary: lenient,
      location: z
        .object({ address: lenient, city: lenient, region: lenient, countryCode: lenient })
        .optional(),
      profiles: z.array(z.object({ url: lenient })).default([]),
    })
    .default({ name: '', email: '', phone: '', url: '', summary: '', profiles: [] }),
  work: z
    .array(
      z.object({
        name: lenient,
        position: lenient,
        location: lenient,
        startDate: day.optional(),
        endDate: day.optional(),
        summary: lenient,
        highlights: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  education: z
    .array(
      z.object({
        institution: lenient,
        studyType: lenient,
        area: lenient,
        startDate: day.optional(),
        endDate: day.optional(),
      }),
    )
    .default([]),
  skills: z.array(z.object({ name: lenient, keywords: z.array(z.string()).default([]) })).default([]),
  languages: z.array(z.object({ language: lenient, fluency: lenient })).default([]),
  certificates: z.array(z.object({ name: lenient })).default([]),
});

/** A resume as a JSON Resume document (jsonresume.org, schema 1.0.0), indented by two. */
export function toJsonResume(content: ResumeContent): string {
  const dates = (one: { start: string | null; end: string | null }) => ({
    ...(one.start === null ? {} : { startDate: one.start }),
    ...(one.end === null ? {} : { endDate: one.end }),
  });
  const document = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: content.name,
      email: content.email,
      phone: content.phone,
      location: { address: content.location },
      profiles: content.links.map((url) => ({ url })),
      ...(content.summary ? { summary: content.summary } : {}),
    },
    work: content.experience.map((one) => ({
      name: one.company,
      position: one.title,
      location: one.location,
      ...dates(one),
      highlights: one.description.split('\n').filter(Boolean),
    })),
    education: content.education.map((one) => ({
      institution: one.institution,
      studyType: one.degree,
      area: one.field,
      ...dates(one),
    })),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map((language) => ({ language })),
    ...(content.certificates?.length ? { certificates: content.certificates.map((name) => ({ name })) } : {}),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Reads a JSON Resume, also one that others wrote; null when the text is none. */
export function readJsonResume(text: string): ResumeContent | null {
  const parsed = jsonResume.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const { basics, work, education, skills, languages, certificates } = parsed.data;
  const { location } = basics;
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    location: [location?.address, location?.city, location?.region, location?.countryCode]
      .filter(Boolean)
      .join(', '),
    links: [basics.url, ...basics.profiles.map((profile) => profile.url)].filter(Boolean),
    experience: work.map((one) => ({
      title: one.position,
      company: one.name,
      location: one.location,
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
      description: [one.summary, ...one.highlights].filter(Boolean).join('\n'),
    })),
    education: education.map((one) => ({
      institution: one.institution,
      degree: one.studyType,
      field: one.area,
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
    })),
    skills: [...new Set(skills.flatMap(({ name, keywords }) => [name, ...keywords]).filter(Boolean))],
    languages: languages.map(({ language, fluency }) =>
      fluency === '' ? language : `${language} (${fluency})`,
    ),
    ...(basics.summary === '' ? {} : { summary: basics.summary }),
    ...(certificates.length === 0
      ? {}
      : { certificates: certificates.map(({ name }) => name).filter(Boolean) }),
  };
}

function monthOf(date: string | undefined): string | null {
  return date?.slice(0, 7) ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
