import type { stageRulesApi } from '../../../api/hiring/stage-rules.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { changeStageRules, readStageRules } from './commands.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Rules of the kind "when an applicant is moved to a stage". */
export const stageRulesHandlers: Handlers<typeof stageRulesApi, Ports> = {
  getStageRules: (_input, context) => readStageRules(context.database, employerScope(context)),

  changeStageRules: ({ body }, context) => changeStageRules(context, context.actor, body),
};
