import { Text, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { wrongContact } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useEditing, useReadingTools } from './reading-tools.ts';
import { kindLabels, type TextValue } from './reading-labels.ts';
import { type Ends, ValueForm } from './value-form.tsx';
import { ValueActions, ValueFormRow, ValueRow } from './value-parts.tsx';
import { textInPage } from '../../../messages/in-page.ts';

/** A value that is one text, such as a name or a link, with what can be done with it. */
export function TextValueRow({ value }: { value: TextValue }) {
  const { editing, open, close } = useEditing(value.path);
  return editing ? (
    <ValueFormRow value={value}>
      <TextValueForm value={value} onClose={close} />
    </ValueFormRow>
  ) : (
    <ValueRow value={value} actions={<ValueActions value={value} onEdit={open} />}>
      <Text size="sm" title={kindLabels[value.kind]}>
        {withBreaks(value.value)}
      </Text>
    </ValueRow>
  );
}

/** Corrects a value that is one text. */
export function TextValueForm({ value, onClose, onSaved = onClose }: Ends & { value: TextValue }) {
  const { resumeId, save } = useReadingTools();
  const label = kindLabels[value.kind];
  const made = useMutationForm({
    initialValues: { text: value.value },
    draft: `value ${resumeId} ${value.path}`,
    validate: {
      text: (text) =>
        text.trim() === ''
          ? t('resumes.enterOrLeaveOut', { kind: value.kind })
          : textOrNull(wrongContact(value.kind, text.trim())),
    },
    save: ({ text }) => save([{ action: 'edit', path: value.path, value: text.trim() }]),
    onSaved,
    onFailed: () => true,
  });
  return (
    <ValueForm name={t('resumes.editKind', { kind: value.kind })} form={made} onClose={onClose}>
      <TextInput label={label} maxLength={300} {...made.form.getInputProps('text')} />
    </ValueForm>
  );
}

/** An address may be broken before its @ and its slashes, rather than in the middle of a word. */
function withBreaks(text: string) {
  return text.split(/(?=[@/])/).map((part, index) => (
    // The parts of one text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function textOrNull(said: string | null): string | null {
  return said && textInPage(said);
}
