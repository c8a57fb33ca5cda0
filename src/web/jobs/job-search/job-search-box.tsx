import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../platform/messages.ts';
import classes from './job-search-bar.module.css';

type Props = { value: string; onChange: (q: string) => void; place: ReactNode };

/** The search: words, which go to the address when the typing rests, at once on Enter; beside them the place, or what opens the filters where there is no room for it. */
export function JobSearchBox({ value, onChange, place }: Props) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useDebouncedCallback((q: string) => onChange(q.trim()), 300);
  const change = (q: string) => {
    setTyped(q);
    settle(q);
  };
  return (
    <search>
      <form
        className={classes.bar}
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
          onChange={(event) => change(event.currentTarget.value)}
        />
        {place}
        <Button type="submit" size="md" className={classes.submit}>
          {t('jobSearch.search')}
        </Button>
      </form>
    </search>
  );
}
