import type { bulletsApi } from '../../../api/matching/bullets.ts';
import { claimsOf, type ClaimSource } from '../../../engine/bullets/claims.ts';
import { suggestBullets } from '../../../engine/bullets/suggest.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Handlers, Services } from '../../context.ts';

type Ports = Pick<Services, 'bulletRewriter'>;

/** Bullets of a resume, worded for a job. */
export const bulletsHandlers: Handlers<typeof bulletsApi, Ports> = {
  suggestBullets: async ({ body }, context) => {
    const claims = claimsOf(sourcesOf(body.candidateExperience));
    const job = { required: [], desired: [], description: body.jobDescription };
    const { proposed } = await context.bulletRewriter.word(context.actor.id, claims, job);
    return suggestBullets(claims, job, { proposed }).map(({ text }) => text);
  },
};

type Given = HandlerInput<typeof bulletsApi.suggestBullets>['body']['candidateExperience'];

function sourcesOf(given: Given): ClaimSource[] {
  return (typeof given === 'string' ? [given] : given).map((one) =>
    typeof one === 'string'
      ? { title: '', company: '', ongoing: null, description: one }
      : {
          title: one.job_title ?? '',
          company: one.company_name ?? '',
          ongoing: one.is_current ?? null,
          description: one.experience_details,
        },
  );
}
