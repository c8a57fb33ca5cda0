import type { CustomFieldList, FieldInput, FieldKind } from '../../../api/hiring/custom-fields.ts';
import { type Entry, entriesOf, withTheirs } from '../../identity/company-lists/list-entries.ts';

/** A field that is being changed; without an id it was not saved yet. */
export type FieldEntry = Entry & { kind: FieldKind; options: Entry[] };

/** The fields of a saved list, the archived ones last. */
export function fieldEntries({ items }: Pick<CustomFieldList, 'items'>): FieldEntry[] {
  const kinds = new Map(items.map((field) => [field.id, field]));
  return entriesOf({ items }).map((entry) => {
    const field = kinds.get(entry.id ?? '');
    return {
      ...entry,
      kind: field?.kind ?? 'text',
      options: (field?.options ?? []).map((option) => ({ ...option, key: option.id })),
    };
  });
}

/** A field to be named. */
export function newField(key: string): FieldEntry {
  return { key, name: '', retired: false, kind: 'text', options: [] };
}

/** What is typed, with the fields and the options that somebody else added meanwhile. */
export function withTheirFields(typed: FieldEntry[], saved: FieldEntry[]): FieldEntry[] {
  const optionsOf = new Map(saved.map(({ id, options }) => [id, options]));
  const fields = typed.map((field) => ({
    ...field,
    options:
      field.id === undefined ? field.options : withTheirs(field.options, optionsOf.get(field.id) ?? []),
  }));
  return withTheirs(fields, saved);
}

/** What is sent of them; options that were left empty are left out. */
export function sentFields(items: FieldEntry[]): FieldInput[] {
  return items.map(({ id, name, kind, retired, options }) => ({
    ...(id === undefined ? {} : { id }),
    name,
    kind,
    retired,
    options:
      kind === 'choice'
        ? options
            .filter((option) => option.id !== undefined || option.name.trim() !== '')
            .map(({ key: _key, ...option }) => option)
        : [],
  }));
}
