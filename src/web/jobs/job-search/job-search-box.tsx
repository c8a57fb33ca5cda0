import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';

/** The text search: what is typed goes to the address when the typing rests, at once on Enter. */
export function JobSearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useDebouncedCallback((q: string) => onChange(q.trim()), 300);
  return (
    <search style={{ flex: '1 1 11rem' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          settle.cancel();
          onChange(typed.trim());
        }}
      >
        <TextInput
          aria-label={t('jobSearch.searchJobs')}
          placeholder={t('jobSearch.searchPlaceholder')}
          size="md"
          maxLength={200}
          leftSection={<Search size={16} aria-hidden />}
          rightSection={
            typed !== '' && (
              <CloseButton
                aria-label={t('jobSearch.clearSearch')}
                onClick={() => {
                  settle.cancel();
                  setTyped('');
                  onChange('');
                }}
              />
            )
          }
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            settle(event.currentTarget.value);
          }}
        />
      </form>
    </search>
  );
}
