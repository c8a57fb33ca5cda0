import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id } from '../platform/fields.ts';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';

/** Bytes of a file of stages at most. */
export const atsStagesLimit = 2 * 1024 * 1024;

/**
 * What a line of a file of stages does: a move, a rejection that a person confirms, a stage that a person settles as somebody moved the
 * application since, or nothing, as the file said so before and a person answered it.
 */
export const atsStageEffects = ['move', 'confirm', 'settle', 'kept'] as const;
/** One of them. */
export type AtsStageEffect = (typeof atsStageEffects)[number];

/** What a file of stages says that differs from here, line by line, and what is wrong with it. */
export const atsStagesRead = z
  .object({
    rows: z.array(
      z.object({
        line: z.int(),
        application_id: id,
        job_title: z.string(),
        /** The name as the file has it; '' for none. */
        name: z.string(),
        from: z.string(),
        to: z.string(),
        effect: z.enum(atsStageEffects),
      }),
    ),
    /** Lines that change nothing. */
    unchanged: z.int(),
    /** The first fifty. */
    mistakes: z.array(z.object({ line: z.int(), detail: z.string() })),
  })
  .meta({ id: 'AtsStagesRead' });
export type AtsStagesRead = z.infer<typeof atsStagesRead>;

const limits = [{ per: 'account', points: 60, seconds: hourSeconds }] as const;

/** Stages that come back from an applicant tracking system by files. */
export const atsStagesApi = {
  checkAtsStages: endpoint({
    method: 'POST',
    path: '/api/ats/stages-file/check',
    access: employerRoles,
    summary:
      'What an edited file of applications (CSV with the columns id and stage, of at most 2 MB) would change; nothing is stored',
    body: 'file',
    returns: atsStagesRead,
    errors: ['owner_only', 'not_found', 'conflict', 'invalid_input', 'body_too_big', 'unsupported_file'],
    limits,
  }),
  applyAtsStages: endpoint({
    method: 'POST',
    path: '/api/ats/stages-file',
    access: employerRoles,
    summary:
      'Move applications to the stages of an edited file of applications; nothing happens when a line has a mistake, or a second time',
    body: 'file',
    returns: atsStagesRead,
    errors: ['owner_only', 'not_found', 'conflict', 'invalid_input', 'body_too_big', 'unsupported_file'],
    limits,
  }),
};
