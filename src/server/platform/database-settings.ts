import { z } from 'zod';
import { addressesIn } from './db/primary.ts';

const databaseAddress = z
  .string()
  .refine(
    (address) => addressesIn(address) !== null,
    'must be an address like postgresql://host/database, or with several hosts like postgresql://one,two/database?target_session_attrs=read-write',
  )
  .optional();

/** The settings that say where the database is. */
export const databaseEnvironment = {
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
};
