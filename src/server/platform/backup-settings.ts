import { isAbsolute } from 'node:path';
import { z } from 'zod';

/** When backups are made by themselves, where they stand, how many are kept, and who can open them. */
export type BackupSettings = {
  /** The time of day in UTC, as minutes after midnight; null where none is made by itself. */
  at: number | null;
  /** Of so many days, weeks and months the last backup is kept. */
  keep: { days: number; weeks: number; months: number };
  /** The folder for them; null for `backups` in the data folder. */
  folder: string | null;
  /** The public keys (age) that they are encrypted for; empty where they are not encrypted. */
  recipients: readonly string[];
};

const keep = z
  .string()
  .default('7d 4w 12m')
  .transform((text, refused) => {
    const parts = text.trim().split(/\s+/);
    const count = (unit: string) =>
      Number(parts.find((part) => new RegExp(`^\\d{1,3}${unit}$`).test(part))?.slice(0, -1) ?? 0);
    const kept = { days: count('d'), weeks: count('w'), months: count('m') };
    const isWhole = parts.every((part) => /^\d{1,3}[dwm]$/.test(part));
    if (isWhole && kept.days + kept.weeks + kept.months > 0) return kept;
    refused.addIssue('must be like 7d 4w 12m: of so many days, weeks and months the last backup is kept');
    return z.NEVER;
  });

/** The settings of backups, as they stand in the environment. */
export const backupEnvironment = {
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC like 03:00')
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
    .optional(),
  BACKUP_KEEP: keep,
  BACKUP_FOLDER: z.string().refine(isAbsolute, 'must be a whole path like /mnt/backups').optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine(
      (keys) => keys.every((key) => /^age1[a-z0-9]{50,3000}$/.test(key)),
      'must be public keys of age like age1…, separated by commas',
    ),
};

/** The settings of backups. */
export function backupSettings(env: z.infer<z.ZodObject<typeof backupEnvironment>>): BackupSettings {
  return {
    at: env.BACKUP_AT ?? null,
    keep: env.BACKUP_KEEP,
    folder: env.BACKUP_FOLDER ?? null,
    recipients: env.BACKUP_RECIPIENTS,
  };
}
