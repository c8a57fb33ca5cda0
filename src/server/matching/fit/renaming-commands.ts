import { answerKey } from '../../../engine/fit/answers.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import {
  listJobSkillIds,
  listSkillAnswers,
  moveAnswer,
  saveJobSkillIds,
  type JobSkillIds,
} from './renaming-queries.ts';

type Ports = Pick<Services, 'database'>;

/** Gives the next jobs the ids that the vocabulary has for their skills now; answers the last of them, or null when there are no more. */
export async function renameJobSkills({ database }: Ports, after: string | null): Promise<string | null> {
  const jobs = await listJobSkillIds(database, after, jobsAtOnce);
  const changed = jobs.flatMap((job): JobSkillIds[] => {
    const ids = [...new Set(job.skills.map((skill) => canonicalSkill(skill).id))];
    return ids.join('\n') === job.ids.join('\n') ? [] : [{ ...job, ids }];
  });
  if (changed.length > 0) await saveJobSkillIds(database, changed);
  return jobs.at(-1)?.id ?? null;
}

/** Keeps the answers of the next people under the ids that the vocabulary has for those skills now; answers the last person, or null when there are no more. */
export async function renameAnswers({ database }: Ports, after: string | null): Promise<string | null> {
  const answers = await listSkillAnswers(database, after, peopleAtOnce);
  await database.transact(async () => {
    for (const answer of answers) {
      const key = answerKey('required_skill', answer.requirement);
      if (key !== answer.key) await moveAnswer(database, answer, key);
    }
  });
  return answers.at(-1)?.userId ?? null;
}

const jobsAtOnce = 1000;
const peopleAtOnce = 200;
