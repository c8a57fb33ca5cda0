import { z } from 'zod';

/** A service whose calendars people connect by giving permission there, as the operator registered this site with it. */
export type CalendarClient = {
  clientId: string;
  clientSecret: string;
  /** Where the service is in place of its own addresses, such as a proxy; null for those. */
  url: string | null;
};

/** The services that are set up. */
export type CalendarClients = { google: CalendarClient | null; microsoft: CalendarClient | null };

const proxy = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://calendars.example.com' })
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();
const given = z.string().min(1).optional();

/** The settings of calendars elsewhere, as they stand in the environment. */
export const calendarEnvironment = {
  GOOGLE_CALENDAR_CLIENT_ID: given,
  GOOGLE_CALENDAR_CLIENT_SECRET: given,
  GOOGLE_CALENDAR_URL: proxy,
  MICROSOFT_CALENDAR_CLIENT_ID: given,
  MICROSOFT_CALENDAR_CLIENT_SECRET: given,
  MICROSOFT_CALENDAR_URL: proxy,
};

type Given = z.infer<z.ZodObject<typeof calendarEnvironment>>;

/** What is missing beside what is set; null where nothing is. */
export function calendarMistake(env: Given): { path: string[]; message: string } | null {
  for (const service of ['GOOGLE', 'MICROSOFT'] as const) {
    const [id, secret] = [`${service}_CALENDAR_CLIENT_ID`, `${service}_CALENDAR_CLIENT_SECRET`] as const;
    if (env[id] !== undefined && env[secret] === undefined)
      return { path: [secret], message: `must be set with ${id}; both or neither` };
    if (env[id] === undefined && env[secret] !== undefined)
      return { path: [id], message: `must be set with ${secret}; both or neither` };
  }
  return null;
}

/** The services that are set up. */
export function calendarClients(env: Given): CalendarClients {
  const client = (service: 'GOOGLE' | 'MICROSOFT'): CalendarClient | null => {
    const [clientId, clientSecret] = [
      env[`${service}_CALENDAR_CLIENT_ID`],
      env[`${service}_CALENDAR_CLIENT_SECRET`],
    ];
    if (clientId === undefined || clientSecret === undefined) return null;
    return { clientId, clientSecret, url: env[`${service}_CALENDAR_URL`] ?? null };
  };
  return { google: client('GOOGLE'), microsoft: client('MICROSOFT') };
}
