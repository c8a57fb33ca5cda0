import type { CustomField, FieldValues } from '../../../api/hiring/custom-fields.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import type { StoredValues } from './queries.ts';
import type { Value, Values } from './rules.ts';

/** What colleagues are called, by id. */
type Names = Map<string, string>;

/** What stands in fields as the reader is shown it; words that would tell who somebody is are hidden where they are. */
export function shownValues(
  fields: readonly CustomField[],
  { values, version }: StoredValues,
  names: Names,
  hider: Hider | null = null,
): FieldValues {
  const hide = (field: CustomField, text: string) =>
    field.kind === 'text' && hider ? hider.hideNames(text) : text;
  const shown = fields.filter(({ id, retired }) => !retired || values[id] !== undefined);
  return {
    fields: shown,
    values: shown.flatMap((field) => {
      const value = values[field.id];
      if (value === undefined) return [];
      return {
        field_id: field.id,
        value: typeof value === 'string' ? hide(field, value) : value,
        label: hide(field, labelOf(field, value, names)),
      };
    }),
    version,
  };
}

/** How a value reads; empty for a colleague who is gone. */
export function labelOf(field: CustomField, value: Value | undefined, names: Names): string {
  if (value === undefined) return '';
  if (field.kind === 'choice') return field.options.find(({ id }) => id === value)?.name ?? '';
  return field.kind === 'person' ? (names.get(String(value)) ?? '') : String(value);
}

/** The ids of the colleagues whom values name. */
export function peopleIn(fields: readonly CustomField[], all: Iterable<Values>): string[] {
  const ofPeople = fields.filter(({ kind }) => kind === 'person');
  return [...all].flatMap((values) =>
    ofPeople.flatMap(({ id }) => (values[id] === undefined ? [] : String(values[id]))),
  );
}
