import { Text, TextInput } from '@mantine/core';
import { wrongContact } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './reading.module.css';
import { useEditing, useLighting, useReadingTools } from './reading-tools.ts';
import { kindLabels, type TextValue } from './reading-labels.ts';
import { ValueForm } from './value-form.tsx';
import { ValueActions, ValueStatus } from './value-parts.tsx';
import { textInPage } from '../../../messages/in-page.ts';

/** A value that is one text, such as a name or a link, with what can be done with it. */
export function TextValueRow({ value }: { value: TextValue }) {
  const { editing, open, close } = useEditing(value.path);
  const lighting = useLighting(value.place);
  return (
    <div
      className={classes.row}
      data-value={value.path}
      data-dropped={value.state === 'dropped' || undefined}
      {...lighting}
    >
      {editing ? (
        <TextValueForm value={value} onClose={close} />
      ) : (
        <div className={classes.beside}>
          <div>
            <Text size="xs" c="dimmed">
              {kindLabels[value.kind]}
            </Text>
            <Text size="sm" className={classes.value}>
              {value.value}
            </Text>
            <ValueStatus value={value} />
          </div>
          <ValueActions value={value} onEdit={open} />
        </div>
      )}
    </div>
  );
}

function TextValueForm({ value, onClose }: { value: TextValue; onClose: () => void }) {
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
    onSaved: onClose,
    onFailed: () => true,
  });
  return (
    <ValueForm name={t('resumes.editKind', { kind: value.kind })} form={made} onClose={onClose}>
      <TextInput label={label} maxLength={300} {...made.form.getInputProps('text')} />
    </ValueForm>
  );
}

function textOrNull(said: string | null): string | null {
  return said && textInPage(said);
}
