import type { companyListsApi } from '../../../api/identity/company-lists.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf } from '../employer-scope.ts';
import { changeCompanyList } from './commands.ts';
import { findCompanyLists } from './queries.ts';

/** The lists that companies keep for themselves. */
export const companyListsHandlers: Handlers<typeof companyListsApi, Pick<Services, 'database' | 'now'>> = {
  getCompanyLists: (_input, context) => findCompanyLists(context.database, companyOf(context)),

  changeCompanyList: ({ body }, context) => changeCompanyList(context, context.actor, body),
};
