import type { CustomField, FieldValues, ValuesInput } from '../../../api/hiring/custom-fields.ts';

/** What the form holds of saved values: each as it is typed, by its field. */
export function typedValues({ fields, values }: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ id }) => [id, String(values.find(({ field_id: of }) => of === id)?.value ?? '')]),
  );
}

/** What is sent of it: the fields that say something else than what was saved; empty ones as null. */
export function sentValues(
  fields: readonly CustomField[],
  typed: Record<string, string>,
  base: FieldValues,
): ValuesInput['values'] {
  const saved = typedValues(base);
  return fields.flatMap(({ id, kind }) => {
    const text = (typed[id] ?? '').trim();
    if (text === (saved[id] ?? '')) return [];
    if (text === '') return { field_id: id, value: null };
    return { field_id: id, value: kind === 'number' ? Number(text.replace(',', '.')) : text };
  });
}
