import { z } from 'zod';

/** Hosts of the private network, with a port or without. */
export const hosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (given) => given.every((host) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(host)),
    'must be hosts like localhost:11434 or models.internal, separated by commas',
  )
  .transform((given) => given.map((host) => host.replace(/^\[(.*)\]/, '$1')));
