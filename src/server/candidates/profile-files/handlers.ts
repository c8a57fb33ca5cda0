import type { profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { ResumeContent } from '../../../engine/resume/content.ts';
import {
  type CarriedProfile,
  carriedOf,
  readDocument,
  type ResumeDocument,
  writeDocument,
} from '../../platform/adapters/exports/json-profile.ts';
import { findProfile, lockProfile, updateProfile } from '../profiles/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { countExperiences, insertExperience, listExperiences } from '../experiences/queries.ts';
import { mostExperiences } from '../experiences/rules.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { findDocument, storeDocument } from './queries.ts';
import { compareProfile, experienceOf, positionOf } from './profile-import.ts';
import { findCurrentResume } from '../resumes/queries.ts';
import { readContent } from '../tailored-resumes/tailored-content.ts';
import { exportAnswer, writeFormat } from '../tailored-resumes/tailored-files.ts';

type Ports = Pick<Services, 'database' | 'queue'>;

/** A profile as a file, and back. */
export const profileFilesHandlers: Handlers<typeof profileFilesApi, Ports> = {
  exportProfile: async ({ query }, context) => {
    const { profile, imported } = await carriedProfile(context);
    const name = profile.name === '' ? 'Profile' : profile.name;
    const bytes =
      query.format === 'json'
        ? new TextEncoder().encode(writeDocument(profile, imported))
        : await writeFormat(contentOf(profile), query.format);
    return exportAnswer(bytes, name, query.format);
  },

  checkProfileFile: async ({ body }, context) => {
    const profile = await findProfile(context.database, context.actor.id);
    const experiences = await listExperiences(context.database, context.actor.id);
    return compareProfile(documentOf(body.document), profile, experiences);
  },

  importProfile: ({ body }, context) =>
    context.database.transact(async () => {
      const { database, actor } = context;
      const source = documentOf(body.document);
      const before = await lockProfile(database, actor.id);
      const found = compareProfile(source, before, await listExperiences(database, actor.id));
      if (before.version !== body.version) throw staleVersion(found);
      const taken = found.fields.filter(({ field, problem }) => body.fields.includes(field) && !problem);
      if (taken.length > 0) {
        const values = Object.fromEntries(taken.map(({ field, after }) => [field, after]));
        const change = {
          personalInfo: { ...before.personalInfo, ...values },
          fromResume: before.fromResume.filter((field) => !(field in values)),
          leftEmpty: before.leftEmpty.filter((field) => !(field in values)),
        };
        if (!(await updateProfile(database, actor.id, body.version, change))) {
          throw staleVersion(found);
        }
      }
      const added = found.positions.filter(
        ({ index, state }) => state === 'new' && body.positions.includes(index),
      );
      if ((await countExperiences(database, actor.id)) + added.length > mostExperiences) {
        throw new ApiError('quota_reached');
      }
      const { positions } = carriedOf(source);
      for (const { index } of added) {
        const position = positions[index];
        if (position) await insertExperience(database, actor.id, experienceOf(position));
      }
      await storeDocument(database, actor.id, body.document);
      await follow(context);
      return { changed: taken.length, added: added.length };
    }),
};

async function follow({ database, actor, queue }: SignedIn<Ports>): Promise<void> {
  await recordEvent(database, {
    actorId: actor.id,
    action: 'profile.imported',
    objectType: 'profile',
    objectId: actor.id,
    subjectId: actor.id,
  });
  await queue.enqueue(scoreCandidate, { userId: actor.id }, { key: actor.id });
}

/** The document of a text; refuses one with mistakes, naming each with its place. */
function documentOf(text: string): ResumeDocument {
  const read = readDocument(text);
  if (!('mistakes' in read)) return read;
  const mistakes = read.mistakes as { place: string; detail: string }[];
  throw new ApiError('invalid_input', {
    errors: mistakes.map(({ place, detail }) => ({ pointer: place, detail })),
  });
}

/** What a person's profile says, with what they imported and what their current resume says of study, skills and languages. */
async function carriedProfile({ database, actor }: SignedIn<Ports>) {
  const row = await findProfile(database, actor.id);
  const resume = await findCurrentResume(database, actor.id);
  const read = resume && readContent(resume);
  const document = await findDocument(database, actor.id);
  const imported = document === null ? null : documentOf(document);
  const kept = imported && carriedOf(imported);
  const info = row.personalInfo;
  const profile: CarriedProfile = {
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

function contentOf(profile: CarriedProfile): ResumeContent {
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
