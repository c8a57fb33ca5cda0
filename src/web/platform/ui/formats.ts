type Formats = { locale: string | null; time_zone: string | null } | null | undefined;

let chosen: Formats;

/** Sets how dates, times, numbers and amounts are written from now on; what is null, as the browser does. */
export function setFormats(formats: Formats): void {
  chosen = formats;
}

/** The locale to write in; undefined for the browser's. */
export function locale(): string | undefined {
  return chosen?.locale ?? undefined;
}

/** The time zone that instants are told in, by its IANA name; undefined for the browser's. */
export function timeZone(): string | undefined {
  return chosen?.time_zone ?? undefined;
}
