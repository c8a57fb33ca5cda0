import { Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { offerFields } from '../../../api/hiring/offer.ts';
import { labelsInPage } from '../../../messages/in-page.ts';
import { customFieldsQuery } from '../custom-fields/field-queries.ts';
import { t } from '../../platform/messages.ts';

/** A field of the company's own; `value` is empty where it has none, and undefined where nobody is meant yet. */
export type OwnField = { name: string; value?: string };

/** The fields of the company's own that can stand in an offer. */
export function useOwnFields(enabled: boolean): OwnField[] {
  const { data } = useQuery({ ...customFieldsQuery, enabled });
  if (!data) return [];
  return (['job', 'application'] as const).flatMap((subject) =>
    data[subject].items.filter(({ retired }) => !retired).map(({ name }) => ({ name: `${subject}.${name}` })),
  );
}

/** Where the text of an offer is written, in Markdown, with the fields that are filled; those that cannot be are named. */
export function OfferText(props: {
  label: string;
  own: OwnField[];
  value?: string;
  error?: ReactNode;
  onChange: (next: string) => void;
  onFocus?: unknown;
  onBlur?: unknown;
}) {
  const { label, own, value = '', error, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  function insert(name: string) {
    const area = field.current;
    const [from, to] = [area?.selectionStart, area?.selectionEnd].map((at) => at ?? value.length);
    const before = `${value.slice(0, from)}{{${name}}}`;
    // At once, so that the cursor can stand behind the field.
    flushSync(() => onChange(`${before}${value.slice(to)}`));
    area?.focus();
    area?.setSelectionRange(before.length, before.length);
  }
  return (
    <>
      <Textarea
        ref={field}
        label={label}
        description={t('offers.markdownHint', { field: '{{salary}}' })}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={10_000}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t('offers.insertField')}
          data={[
            { value: '', label: t('offers.chooseField') },
            ...Object.entries(labels).map(([name, words]) => ({ value: name, label: words })),
            ...own.map(({ name }) => ({ value: name, label: name.replace(/^[a-z]+\./, '') })),
          ]}
          value=""
          onChange={(event) => event.currentTarget.value !== '' && insert(event.currentTarget.value)}
        />
      </Group>
      <FieldProblems text={value} own={own} />
    </>
  );
}

const labels = labelsInPage(offerFields);

function FieldProblems({ text, own }: { text: string; own: OwnField[] }) {
  const used = [...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name ?? ''))];
  const unknown = used.filter(
    (name) => !Object.hasOwn(labels, name) && !own.some((one) => one.name === name),
  );
  const empty = used.filter((name) => own.some((one) => one.name === name && one.value?.trim() === ''));
  if (unknown.length + empty.length === 0) return null;
  return (
    <Text component="output" size="sm" c="red">
      {unknown.length > 0 && t('offers.noSuchFields', { count: unknown.length, fields: braced(unknown) })}
      {unknown.length > 0 && empty.length > 0 && ' '}
      {empty.length > 0 && t('offers.noValueYet', { count: empty.length, fields: braced(empty) })}
    </Text>
  );
}

/** Fields as they stand in a text. */
export function braced(names: string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
