import type { CustomField, FieldInput } from '../../../api/hiring/custom-fields.ts';
import type { MessageKey } from '../../../messages/keys.ts';

/** What a field holds, as it is stored. */
export type Value = string | number;
/** By the ids of the fields. */
export type Values = Record<string, Value>;

const largest = 1e15;

/** Why a field cannot hold a value; null when it can. What stands there already may stay. */
export function wrongValue(
  field: CustomField,
  value: Value,
  was: Value | undefined,
  members: ReadonlySet<string>,
): MessageKey | null {
  if (value === was) return null;
  if (field.retired) return 'hiringErrors.fieldRetired';
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? null : 'hiringErrors.enterText';
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= largest ? null : 'hiringErrors.enterNumber';
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : 'hiringErrors.enterDay';
    case 'choice':
      return field.options.some(({ id, retired }) => id === value && !retired)
        ? null
        : 'hiringErrors.chooseOption';
    case 'person':
      return members.has(String(value)) ? null : 'hiringErrors.chooseColleague';
  }
}

/** True for a day from 1900 to 2099 that there is. */
function isDay(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}

/** True when a field or an option that was saved is missing or named twice, or a field has another kind. */
export function losesFields(before: readonly CustomField[], given: readonly FieldInput[]): boolean {
  const was = new Map(before.map((field) => [field.id, field]));
  const known = given.filter(({ id }) => id !== undefined);
  if (loses(before, given)) return true;
  return known.some((field) => {
    const old = was.get(field.id ?? '');
    return old?.kind !== field.kind || loses(old.options, field.options);
  });
}

function loses(before: readonly { id: string }[], given: readonly { id?: string | undefined }[]): boolean {
  const ids = given.flatMap(({ id }) => id ?? []);
  const all = new Set(ids);
  return all.size !== ids.length || all.size !== before.length || before.some(({ id }) => !all.has(id));
}
