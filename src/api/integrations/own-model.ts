import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, webAddress, versionOrNone } from '../platform/fields.ts';
import { modelProviders } from './models.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

const providerKey = z
  .string()
  .trim()
  .min(1, messageText('inputs.key'))
  .max(1000, messageText('inputs.longestKey'))
  .regex(/^[\x21-\x7e]+$/, messageText('inputs.keyAsShown'));

/** How the last test of a person's own key went; `detail` says it in a sentence. */
const ownModelTest = z.object({ at: z.string(), ok: z.boolean(), detail: z.string() });

/** A person's own AI provider. The key never leaves: `key_hint` is its last four characters. */
export const ownModel = z
  .object({
    provider: z.enum(modelProviders),
    model_id: z.string(),
    base_url: z.string().nullable(),
    key_hint: z.string(),
    last_used_at: z.string().nullable(),
    last_test: ownModelTest.nullable(),
    version: z.int(),
  })
  .meta({ id: 'OwnModel' });
export type OwnModel = z.infer<typeof ownModel>;

const ownModelState = z.object({ own_model: ownModel.nullable() });

/**
 * What a person sets of their own AI provider. Without `key` the stored one stays, as long as provider and address do. `version`
 * is 0 the first time.
 */
export const ownModelInput = z.strictObject({
  version: versionOrNone,
  provider: z.enum(modelProviders),
  model_id: text(200, messageText('inputs.modelId')),
  base_url: webAddress.nullable().default(null),
  key: providerKey.optional(),
});

/** A person's own AI provider, which words their bullets and reads their resumes before the site's models do. */
export const ownModelApi = {
  getOwnModel: endpoint({
    method: 'GET',
    path: '/api/own-model',
    access: 'signed-in',
    summary: 'My own AI provider, its key masked; null without one',
    returns: ownModelState,
    errors: [],
  }),
  saveOwnModel: endpoint({
    method: 'PUT',
    path: '/api/own-model',
    access: 'signed-in',
    summary: 'Set my own AI provider; its key is stored encrypted and used for nobody else',
    body: ownModelInput,
    returns: ownModelState,
    errors: ['stale_version', 'invalid_input'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  testOwnModel: endpoint({
    method: 'POST',
    path: '/api/own-model/test',
    access: 'signed-in',
    summary: 'Call my own AI provider with one short question; how it went is kept',
    returns: ownModelState,
    errors: ['not_found'],
    limits: [{ per: 'account', points: 30, seconds: 600 }],
  }),
  removeOwnModel: endpoint({
    method: 'DELETE',
    path: '/api/own-model',
    access: 'signed-in',
    summary: 'Remove my own AI provider and its key',
    returns: null,
    errors: [],
  }),
};
