import type { MessageKey, ValuesArgument, ValuesOf } from './keys.ts';

export type { MessageKey };

/** A span of time in a zone, which a message writes as "Tuesday, 24 November 2026, 10:00 – 10:45 (Europe/Berlin)". */
export type TimeRange = { from: Date; to: Date; zone: string };

/** The values of a message as they are stored: instants as text; a value may be a message itself. */
type StoredValue = string | number | { at: string } | { from: string; to: string; zone: string } | Message;

/** A message with its values: stored as it is, and put into words when somebody reads it. */
export type Message = { key: MessageKey; values: Record<string, StoredValue> };

const longestValue = 600;

/** A message and what it needs, such as `message('notices.offerSent', { employer, job })`. Long values are cut to 600 characters. */
export function message<const Key extends MessageKey>(
  key: Key,
  ...[values]: ValuesArgument<ValuesOf<Key, string | TimeRange>>
): Message {
  const given = Object.entries<string | number | Date | TimeRange>({ ...(values as object) });
  return { key, values: Object.fromEntries(given.map(([name, value]) => [name, stored(value)])) };
}

/** The same message with each text of its values changed. */
export function withValues({ key, values }: Message, change: (value: string) => string): Message {
  const changed = (value: StoredValue): StoredValue => {
    if (typeof value === 'string') return change(value);
    return typeof value === 'object' && 'key' in value ? withValues(value, change) : value;
  };
  return {
    key,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, changed(value)])),
  };
}

function stored(value: string | number | Date | TimeRange): StoredValue {
  if (typeof value === 'string') return shortened(value, longestValue);
  if (typeof value === 'number') return value;
  if (value instanceof Date) return { at: value.toISOString() };
  return { from: value.from.toISOString(), to: value.to.toISOString(), zone: value.zone };
}

/** A text of at most `most` characters; a longer one ends with "…". */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  return `${short.isWellFormed() ? short : short.slice(0, -1)}…`;
}
