import type { customFieldsApi, FieldValues } from '../../../api/hiring/custom-fields.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { visibleJob } from '../../jobs/jobs/access.ts';
import { canEditJob } from '../../jobs/jobs/rules.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { colleagueOf } from '../applications/actor.ts';
import { findHider } from '../applications/identity-queries.ts';
import { changeCustomFields, saveApplicantValues, saveJobValues } from './commands.ts';
import { peopleIn, shownValues } from './presenter.ts';
import { findCustomFields, findValues, namesOfPeople, type Subject } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Fields of a company's own on its jobs and applications. */
export const customFieldsHandlers: Handlers<typeof customFieldsApi, Ports> = {
  getCustomFields: (_input, context) => findCustomFields(context.database, companyOf(context)),

  changeCustomFields: ({ body }, context) => changeCustomFields(context, context.actor, body),

  getJobFields: async ({ params }, context) => shown(context, await ofJob(context, params.id)),

  saveJobFields: ({ params, body }, context) =>
    context.database.transact(async () => {
      const subject = await ofJob(context, params.id);
      if (!(await saveJobValues(context, context.actor.id, subject, body)))
        throw staleVersion(await shown(context, subject));
      return shown(context, subject);
    }),

  getApplicantFields: async ({ params }, context) => {
    const subject = await ofApplication(context, params.id);
    return shown(context, subject, await findHider(context.database, employerScope(context), params.id));
  },

  saveApplicantFields: ({ params, body }, context) =>
    context.database.transact(async () => {
      const by = colleagueOf(context);
      const found = await companysApplication(context.database, by, params.id);
      const subject = { kind: 'application' as const, id: found.id, companyId: by.companyId };
      const hider = await findHider(context.database, employerScope(context), found.id);
      if (!(await saveApplicantValues(context, by, found, body)))
        throw staleVersion(await shown(context, subject, hider));
      return shown(context, subject, hider);
    }),
};

async function ofJob(context: SignedIn<Ports>, id: string): Promise<Subject> {
  const found = await visibleJob(context, id);
  if (!canEditJob(found, context.actor)) throw new ApiError('not_found');
  return { kind: 'job', id, companyId: companyOf(context) };
}

async function ofApplication(context: SignedIn<Ports>, id: string): Promise<Subject> {
  await companysApplication(context.database, employerScope(context), id);
  return { kind: 'application', id, companyId: companyOf(context) };
}

async function shown(
  { database }: Pick<Services, 'database'>,
  subject: Subject,
  hider: Hider | null = null,
): Promise<FieldValues> {
  const fields = (await findCustomFields(database, subject.companyId))[subject.kind].items;
  const stored = await findValues(database, subject);
  const names = await namesOfPeople(database, peopleIn(fields, [stored.values]));
  return shownValues(fields, stored, names, hider);
}
