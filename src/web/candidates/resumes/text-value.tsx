import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { wrongContact } from '../../../api/candidates/resumes.ts';
import classes from './reading.module.css';
import { useEditing, useLighting, useReadingTools } from './reading-tools.ts';
import { kindLabels, type TextValue } from './reading-labels.ts';
import { ValueForm } from './value-form.tsx';
import { ValueActions, ValueStanding } from './value-parts.tsx';

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
            <ValueStanding value={value} />
          </div>
          <ValueActions value={value} onEdit={open} />
        </div>
      )}
    </div>
  );
}

function TextValueForm({ value, onClose }: { value: TextValue; onClose: () => void }) {
  const { correct } = useReadingTools();
  const [text, setText] = useState(value.value);
  const [error, setError] = useState<string | null>(null);
  const label = kindLabels[value.kind];
  async function save() {
    const typed = text.trim();
    const wrong =
      typed === ''
        ? `Enter the ${label.toLowerCase()}, or drop it instead.`
        : wrongContact(value.kind, typed);
    setError(wrong);
    return wrong === null && correct([{ action: 'edit', path: value.path, value: typed }]);
  }
  return (
    <ValueForm name={`Edit ${label.toLowerCase()}`} onSave={save} onClose={onClose}>
      <TextInput
        label={label}
        value={text}
        maxLength={300}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ValueForm>
  );
}
