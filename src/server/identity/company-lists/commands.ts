import { v7 } from 'uuid';
import type { CompanyList, CompanyListName } from '../../../api/identity/company-lists.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import type { Actor } from '../actor.ts';
import { lockCompany } from '../companies/company-queries.ts';
import { recordCompanyEvent } from '../companies/event-commands.ts';
import { ownsCompany } from '../companies/rules.ts';
import { companyOf } from '../employer-scope.ts';
import { findCompanyLists, storeCompanyList } from './queries.ts';
import { changesOf, type GivenEntry, losesEntries } from './rules.ts';

/** Changes one of the lists of the caller's company, as it is at a version; only its owners do. Nothing that was saved is left out. */
export function changeCompanyList(
  { database, now }: Pick<Services, 'database' | 'now'>,
  actor: Actor,
  { list, version, items }: { list: CompanyListName; version: number; items: GivenEntry[] },
): Promise<CompanyList> {
  const companyId = companyOf({ actor });
  if (!ownsCompany(actor)) throw new ApiError('owner_only');
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    const before = (await findCompanyLists(database, companyId))[list];
    if (before.version !== version) throw staleVersion(before);
    if (losesEntries(before.items, items)) {
      throw new ApiError('conflict', { detail: message('identityErrors.listLosesEntries') });
    }
    const kept = items.map(({ id = v7(), name, retired }) => ({ id, name, retired }));
    await storeCompanyList(database, { companyId, list, now: now() }, kept);
    const data = { list, ...changesOf(before.items, items) };
    await recordCompanyEvent(database, { actor, companyId }, 'company.list_changed', data);
    return { items: kept, version: version + 1 };
  });
}
