import { createHash } from 'node:crypto';
import { careerPictures, type careerPagesApi } from '../../../api/jobs/career-pages.ts';
import type { Handlers, Services } from '../../context.ts';
import { readImage } from '../../platform/http/image-facts.ts';
import { ownsCompany } from '../../identity/companies/rules.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { imageAnswer, imageBody } from '../../platform/http/stored-images.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { readCareerPage, saveCareerPage, storePicture } from './commands.ts';
import { findPicture } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'log' | 'metrics' | 'now' | 'virusScanner'>;

/** A company's own career page. */
export const careerPagesHandlers: Handlers<typeof careerPagesApi, Ports> = {
  getCareerPage: (_input, context) => readCareerPage(context, companyOf(context)),

  saveCareerPage: ({ body: { version, value } }, context) =>
    saveCareerPage(context, context.actor, version, value),

  storeCareerPicture: async ({ body }, context) => {
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    const bytes = await imageBody(body, careerPictures.bytes);
    await requireClean(context, bytes);
    const facts = readImage(bytes);
    if (!facts) throw new ApiError('unsupported_image');
    const hash = createHash('sha256').update(bytes).digest('hex');
    await storePicture(context, context.actor, { hash, mediaType: facts.mediaType, bytes });
    return { hash };
  },

  openCareerPicture: async ({ params }, context) =>
    imageAnswer(await findPicture(context.database, params.hash)),
};
