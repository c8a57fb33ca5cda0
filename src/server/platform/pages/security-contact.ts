import { z } from 'zod';

/** Where flaws are reported, as security.txt names it: a mail address, or a page. */
export const securityContact = z.union(
  [z.email().transform((email) => `mailto:${email}`), z.url({ protocol: /^https$/ })],
  'must be an address like security@example.com or https://example.com/report',
);
