import { Pill, TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { distinctSkills } from '../job-search/distinct-skills.ts';
import { t } from '../../platform/messages.ts';

/** A list of words: Enter or a comma adds, a pasted list is split at commas and line ends, duplicates are ignored. */
export function KeywordsField({
  id,
  label,
  description,
  value,
  onChange,
  error,
  required = false,
}: {
  id: string;
  label: string;
  description: string;
  value: string[];
  onChange: (value: string[]) => void;
  error: ReactNode;
  required?: boolean;
}) {
  return (
    <TagsInput
      id={id}
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      value={value}
      onChange={(list) => onChange(distinctSkills(list))}
      splitChars={[',', ';', '\n', '\t']}
      renderPill={({ value: word, onRemove }) => (
        <Pill
          withRemoveButton
          onRemove={() => {
            onRemove?.();
            document.getElementById(id)?.focus();
          }}
          removeButtonProps={{
            tabIndex: 0,
            'aria-hidden': false,
            'aria-label': t('jobForm.removeWord', { word: word ?? '' }),
          }}
        >
          {word}
        </Pill>
      )}
      aria-required={required}
      autoComplete="off"
    />
  );
}
