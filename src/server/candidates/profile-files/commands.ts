import type { ImportChoice, ProfileImport, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { Experience } from '../../../api/candidates/experiences.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { ContentPosition } from '../../../engine/resume/resume-content.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import {
  type PortableProfile,
  portableProfileOf,
  type ResumeDocument,
} from '../../platform/adapters/exports/json-profile.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import {
  countExperiences,
  type ExperienceValues,
  insertExperience,
  listExperiences,
  updateExperience,
} from '../experiences/queries.ts';
import { maxExperiences } from '../experiences/rules.ts';
import { maxSkills } from '../profiles/rules.ts';
import { lockProfile, type ProfileRow, updateProfile } from '../profiles/queries.ts';
import { listStoredSkills, storeSkill } from '../profiles/skill-queries.ts';
import { joinedDocument } from './imported-sections.ts';
import {
  compareProfile,
  documentOf,
  experienceLike,
  experienceOf,
  joinedText,
  positionOf,
} from './profile-import.ts';
import { findDocument, storeDocument } from './queries.ts';
import { profileSkillIds } from './profile-skill-ids.ts';

type Ports = Pick<Services, 'database' | 'queue' | 'now'>;
type Input = HandlerInput<typeof profileFilesApi.importProfile>['body'];
type Change = ProfileImport['positions'][number]['changes'][number];

/** Takes the chosen values, positions and skills of a document into a candidate's profile, all or nothing, and has them scored again. */
export function importProfile(
  ports: Ports,
  { id }: Pick<Actor, 'id'>,
  { version, document, ...chosen }: Input,
): Promise<{ changed: number; added: number; skills: number }> {
  const { database, queue } = ports;
  return database.transact(async () => {
    const source = documentOf(document);
    const before = await lockProfile(database, id);
    const experiences = await listExperiences(database, id);
    const kept = await findDocument(database, id);
    const imported = kept === null ? null : documentOf(kept);
    const skills = await profileSkillIds(ports, id);
    const found = compareProfile(source, { profile: before, experiences, skills, imported });
    if (before.version !== version) throw staleVersion(found);
    const fields = await takeFields(ports, before, found, chosen.fields);
    const carried = portableProfileOf(source);
    const parts = await takeChanges(ports, id, { found, carried, experiences }, chosen.changes);
    const added = await addPositions(ports, id, { found, carried }, chosen.positions);
    const stated = await stateSkills(ports, id, found, chosen.skills);
    const known = found.skills.filter((skill) => skill.is_known).map(({ name }) => name);
    const whole: ResumeDocument = joinedDocument(source, imported, {
      sections: chosen.sections,
      skills: [...known, ...chosen.skills],
    });
    await storeDocument(database, id, JSON.stringify(whole));
    const object = { objectType: 'profile' as const, objectId: id, subjectId: id };
    await recordEvent(database, { actorId: id, action: 'profile.imported', ...object });
    await queue.enqueue(scoreCandidate, { userId: id }, { key: id });
    return { changed: fields + parts, added, skills: stated };
  });
}

async function takeFields(
  { database }: Ports,
  before: ProfileRow,
  { fields, ...found }: ProfileImport,
  chosen: Input['fields'],
): Promise<number> {
  const taken = fields.flatMap(({ field, problem, choices, before: mine, after }) => {
    const choice = chosenOf(choices, chosen[field]);
    if (choice === 'kept' || problem !== null) return [];
    return [[field, choice === 'both' ? joinedText(mine, after) : after] as const];
  });
  if (taken.length === 0) return 0;
  const values = Object.fromEntries(taken);
  const change = {
    personalInfo: { ...before.personalInfo, ...values },
    fromResume: before.fromResume.filter((field) => !(field in values)),
    leftEmpty: before.leftEmpty.filter((field) => !(field in values)),
  };
  const isStored = await updateProfile(database, before.userId, before.version, change);
  if (!isStored) throw staleVersion({ ...found, fields });
  return taken.length;
}

/** Changes the values that were chosen of positions that the profile has. */
async function takeChanges(
  { database }: Ports,
  userId: string,
  known: { found: ProfileImport; carried: PortableProfile; experiences: Experience[] },
  chosen: Input['changes'],
): Promise<number> {
  let count = 0;
  for (const { index, changes } of known.found.positions) {
    const taken = changes.flatMap((change) => {
      const wish = chosen.find((one) => one.index === index && one.part === change.part)?.choice;
      const choice = chosenOf(change.choices, wish);
      return choice === 'kept' ? [] : [valueOf(change, choice)];
    });
    const position = known.carried.positions[index];
    const mine = position && experienceLike(position, known.experiences);
    if (!mine || taken.length === 0) continue;
    const values = Object.assign(experienceOf(positionOf(mine)), ...taken) as ExperienceValues;
    if (values.endDate !== null && values.endDate < values.startDate)
      throw new ApiError('invalid_input', {
        errors: [{ pointer: `work[${index}].endDate`, detail: message('experiences.endBeforeStart') }],
      });
    await updateExperience(database, userId, mine.id, mine.version, values);
    count += taken.length;
  }
  return count;
}

function valueOf({ part, before, after }: Change, choice: ImportChoice): Partial<ExperienceValues> {
  if (part === 'end') return { endDate: after === '' ? null : `${after}-01`, isCurrent: after === '' };
  if (part === 'location') return { location: after };
  return { experienceDetails: choice === 'both' ? joinedText(before, after) : after };
}

async function addPositions(
  { database }: Ports,
  userId: string,
  { found, carried }: { found: ProfileImport; carried: PortableProfile },
  chosen: number[],
): Promise<number> {
  const added = found.positions.filter(
    ({ index, state }) => (state === 'new' || state === 'similar') && chosen.includes(index),
  );
  if ((await countExperiences(database, userId)) + added.length > maxExperiences)
    throw new ApiError('quota_reached');
  for (const { index } of added) {
    const position: ContentPosition | undefined = carried.positions[index];
    if (position) await insertExperience(database, userId, experienceOf(position));
  }
  return added.length;
}

async function stateSkills(
  { database }: Ports,
  userId: string,
  { skills }: ProfileImport,
  chosen: string[],
): Promise<number> {
  const wanted = new Set(chosen.map((name) => canonicalSkill(name).id));
  const added = skills.filter(({ name, is_known }) => !is_known && wanted.has(canonicalSkill(name).id));
  for (const { name } of added)
    await storeSkill(database, userId, { ...canonicalSkill(name), level: null, stated: true });
  if ((await listStoredSkills(database, userId)).length > maxSkills)
    throw new ApiError('quota_reached', {
      detail: message('candidateErrors.tooManySkills', { count: maxSkills }),
    });
  return added.length;
}

/** What was chosen; mine stays where nothing was, or what cannot be. */
function chosenOf(choices: ImportChoice[], chosen: ImportChoice | undefined): ImportChoice {
  return chosen !== undefined && choices.includes(chosen) ? chosen : 'kept';
}
