import { z } from 'zod';

/** What a list says of an applicant's work, of the talk with them, and whether there is something new. */
export const applicantFacts = {
  /**
   * The present position by the resume that was sent, else the last one with when it ended; null where none was read, after a
   * withdrawal, and in a blind review, where it would join the applicant to their other applications.
   */
  position: z.object({ title: z.string(), employer: z.string(), until: z.string().nullable() }).nullable(),
  /** Years of work by the resume that was sent, to one decimal, in a blind review whole ones; null where none were read. */
  years: z.number().nullable(),
  /** The last message, invitation, offer, answer or email between the company and the applicant. */
  last_contact: z.object({ at: z.string(), from_us: z.boolean() }).nullable(),
  /** True if the application is open and I have not viewed it yet, or if it has a message from the applicant that my company has not read. */
  unread: z.boolean(),
  /** False for somebody whom my company added with a resume and who has not taken their record over: no mail of an act reaches them. */
  has_account: z.boolean(),
  /** Values of my company's custom fields, by field id; free text is left out during a blind review. */
  own_fields: z.record(z.string(), z.union([z.string(), z.number()])),
};
