import type { profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { portableProfileOf } from '../../platform/adapters/exports/json-profile.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { countExperiences, insertExperience, listExperiences } from '../experiences/queries.ts';
import { maxExperiences } from '../experiences/rules.ts';
import { lockProfile, updateProfile } from '../profiles/queries.ts';
import { compareProfile, documentOf, experienceOf } from './profile-import.ts';
import { storeDocument } from './queries.ts';

type Input = HandlerInput<typeof profileFilesApi.importProfile>['body'];

/** Takes the chosen fields and positions of a document into a candidate's profile, all or nothing, and has them scored again. */
export function importProfile(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  { id }: Pick<Actor, 'id'>,
  { version, document, fields, positions }: Input,
): Promise<{ changed: number; added: number }> {
  return database.transact(async () => {
    const source = documentOf(document);
    const before = await lockProfile(database, id);
    const found = compareProfile(source, before, await listExperiences(database, id));
    if (before.version !== version) throw staleVersion(found);
    const taken = found.fields.filter(({ field, problem }) => fields.includes(field) && !problem);
    if (taken.length > 0) {
      const values = Object.fromEntries(taken.map(({ field, after }) => [field, after]));
      const change = {
        personalInfo: { ...before.personalInfo, ...values },
        fromResume: before.fromResume.filter((field) => !(field in values)),
        leftEmpty: before.leftEmpty.filter((field) => !(field in values)),
      };
      if (!(await updateProfile(database, id, version, change))) throw staleVersion(found);
    }
    const added = found.positions.filter(({ index, state }) => state === 'new' && positions.includes(index));
    if ((await countExperiences(database, id)) + added.length > maxExperiences) {
      throw new ApiError('quota_reached');
    }
    const carried = portableProfileOf(source).positions;
    for (const { index } of added) {
      const position = carried[index];
      if (position) await insertExperience(database, id, experienceOf(position));
    }
    await storeDocument(database, id, document);
    const object = { objectType: 'profile' as const, objectId: id, subjectId: id };
    await recordEvent(database, { actorId: id, action: 'profile.imported', ...object });
    await queue.enqueue(scoreCandidate, { userId: id }, { key: id });
    return { changed: taken.length, added: added.length };
  });
}
