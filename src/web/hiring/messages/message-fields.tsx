import { Button, Group, NativeSelect, Stack, Text, Textarea, type TextareaProps } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { labelsInPage } from '../../../messages/in-page.ts';
import { messageFields, messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { MessageTemplate } from '../../../api/hiring/message-templates.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { templatesQuery } from './message-queries.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** When a message goes, as minutes from now. */
export const delays = [
  { value: '0', label: t('messages.sendNow') },
  { value: '60', label: t('messages.inAnHour') },
  { value: '1440', label: t('messages.inADay') },
  { value: '4320', label: t('messages.inThreeDays') },
];

/** What is written and a template below it; nothing that was typed is lost. */
export function withTemplate(body: string, template: string): string {
  return body.trim() === '' ? template : `${body.trimEnd()}\n\n${template}`;
}

/** Where a message is written, with the fields that are filled for each person. */
export function MessageField({
  field,
  value = '',
  onChange,
  ...area
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  value?: string;
  onChange: (next: string) => void;
} & Omit<TextareaProps, 'value' | 'onChange'>) {
  return (
    <>
      <Textarea
        autosize
        maxLength={5000}
        {...area}
        ref={field}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldButtons field={field} value={value} onChange={onChange} />
    </>
  );
}

/** Begins a message with a template; nothing while the company has none. `label` stands above it, else it names itself. */
export function TemplateSelect(props: { label?: string; onChoose: (template: MessageTemplate) => void }) {
  const templates = useQuery(templatesQuery).data?.items ?? [];
  if (templates.length === 0) return null;
  const asked = t('messages.startFromTemplate');
  return (
    <NativeSelect
      {...(props.label === undefined ? { 'aria-label': asked } : { label: props.label })}
      data={[
        { value: '', label: props.label === undefined ? asked : t('messages.chooseTemplate') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.currentTarget.value);
        if (chosen) props.onChoose(chosen);
      }}
    />
  );
}

/** Has what an applicant will read made of what is written. */
export function usePreview() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: string }) =>
      call(messageThreadsApi.previewApplicantMessage, { params: { id }, body: { body } }),
    onError: () => toast.error(t('messages.previewFailed')),
  });
}

/** Puts a field that is filled for each person where one writes. */
const fieldLabels = labelsInPage(messageFields);

function FieldButtons(props: {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (next: string) => void;
}) {
  function insert(name: string) {
    const field = props.field.current;
    const [from, to] = [field?.selectionStart, field?.selectionEnd].map((at) => at ?? props.value.length);
    const before = `${props.value.slice(0, from)}{{${name}}}`;
    // At once, so that the cursor can stand behind the field.
    flushSync(() => props.onChange(`${before}${props.value.slice(to)}`));
    field?.focus();
    field?.setSelectionRange(before.length, before.length);
  }
  return (
    <Group gap={4}>
      <Text size="xs" c="dimmed">
        {t('messages.insert')}
      </Text>
      {Object.entries(fieldLabels).map(([name, words]) => (
        <Button key={name} variant="subtle" size="compact-xs" title={words} onClick={() => insert(name)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Group>
  );
}

/** What somebody will read, and what about it cannot be sent; `reader` names them where it goes to many. */
export function Preview(props: { text: string; unknown: string[]; empty: string[]; reader?: string }) {
  const { text, unknown, empty, reader } = props;
  return (
    <Stack gap={4} component="section" aria-label={t('messages.preview')} aria-live="polite">
      <Text size="xs" c="dimmed">
        {reader === undefined ? t('messages.theyWillRead') : t('messages.readerWillRead', { reader })}
      </Text>
      <Text size="sm" className={classes.preview ?? ''}>
        {text}
      </Text>
      {unknown.length > 0 && (
        <Text size="sm" c="red">
          {t('messages.unknownFields', { count: unknown.length, fields: braced(unknown) })}
        </Text>
      )}
      {empty.length > 0 && (
        <Text size="sm" c="red">
          {t('messages.emptyFields', { fields: braced(empty) })}
        </Text>
      )}
    </Stack>
  );
}

function braced(names: string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
