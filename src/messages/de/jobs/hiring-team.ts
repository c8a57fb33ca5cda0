import type { hiringTeam as english } from '../../en/jobs/hiring-team.ts';
import type { Translation } from '../../translation.ts';

export const hiringTeam: Translation<typeof english> = {};
