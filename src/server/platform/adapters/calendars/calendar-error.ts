import type { CalendarProblem } from '../../../../api/hiring/availability.ts';

/** A calendar could not be read. */
export class CalendarError extends Error {
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem, options?: ErrorOptions) {
    super(`The calendar could not be read: ${problem}.`, options);
    this.name = 'CalendarError';
    this.problem = problem;
  }
}
