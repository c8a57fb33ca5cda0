import type { ProfileImport, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import {
  type PortableProfile,
  portableProfileOf,
  writeDocument,
} from '../../platform/adapters/exports/json-profile.ts';
import { findProfile } from '../profiles/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { listExperiences } from '../experiences/queries.ts';
import { findDocument } from './queries.ts';
import { importProfile } from './commands.ts';
import { compareProfile, documentOf, positionOf } from './profile-import.ts';
import { readProfile } from './read-profile.ts';
import { profileSkillIds } from './profile-skill-ids.ts';
import { findCurrentResume } from '../resumes/queries.ts';
import { readContent } from '../tailored-resumes/tailored-content.ts';
import { words } from '../../platform/http/reader.ts';
import { exportAnswer, writeFormat } from '../tailored-resumes/tailored-files.ts';

type Ports = Pick<
  Services,
  'database' | 'documents' | 'files' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

/** A profile as a file, and back. */
export const profileFilesHandlers: Handlers<typeof profileFilesApi, Ports> = {
  exportProfile: async ({ query }, context) => {
    const { profile, imported } = await carriedProfile(context);
    const name = profile.name === '' ? words('resumeSheets.profile') : profile.name;
    const bytes =
      query.format === 'json'
        ? new TextEncoder().encode(writeDocument(profile, imported))
        : await writeFormat(contentOf(profile), query);
    return exportAnswer(bytes, name, query.format);
  },

  checkProfileFile: ({ body }, context) => found(context, body.document),

  readProfileFile: async ({ body }, context) => {
    const { format, document } = await readProfile(context, body);
    return { format, document, found: await found(context, document) };
  },

  importProfile: ({ body }, context) => importProfile(context, context.actor, body),
};

/** What importing a document would do to the caller's profile as it is. */
async function found(context: SignedIn<Ports>, document: string): Promise<ProfileImport> {
  const { database, actor } = context;
  const source = documentOf(document);
  const profile = await findProfile(database, actor.id);
  const experiences = await listExperiences(database, actor.id);
  const kept = await findDocument(database, actor.id);
  return compareProfile(source, {
    profile,
    experiences,
    skills: await profileSkillIds(context, actor.id),
    imported: kept === null ? null : documentOf(kept),
  });
}

/** What a person's profile says, with what they imported and what their current resume says of study, skills and languages. */
async function carriedProfile({ database, actor }: SignedIn<Ports>) {
  const row = await findProfile(database, actor.id);
  const resume = await findCurrentResume(database, actor.id);
  const read = resume && readContent(resume);
  const document = await findDocument(database, actor.id);
  const imported = document === null ? null : documentOf(document);
  const kept = imported && portableProfileOf(imported);
  const info = row.personalInfo;
  const profile: PortableProfile = {
    name: `${info.first_name} ${info.last_name}`.trim(),
    email: row.email,
    phone: info.phone,
    location: info.location,
    linkedin: info.linkedin,
    github: info.github,
    portfolio: info.portfolio,
    bio: info.bio,
    positions: (await listExperiences(database, actor.id)).map(positionOf),
    education: distinct([...(kept?.education ?? []), ...(read?.education ?? [])]),
    skills: distinct([...(kept?.skills ?? []), ...(read?.skills ?? [])]),
    languages: distinct([...(kept?.languages ?? []), ...(read?.languages ?? [])]),
  };
  return { profile, imported };
}

function contentOf(profile: PortableProfile): ResumeContent {
  const { name, email, phone, location, education, skills, languages } = profile;
  return {
    name,
    email,
    phone,
    location,
    links: [profile.linkedin, profile.github, profile.portfolio].filter(Boolean),
    summary: profile.bio,
    experience: profile.positions,
    education,
    skills,
    languages,
  };
}

function distinct<T>(values: T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value).toLowerCase(), value])).values()];
}
