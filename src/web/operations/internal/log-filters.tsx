import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { shortField } from '../../platform/ui/filter-row.tsx';
import { saveCsv } from './save-csv.ts';
import { t } from '../../platform/messages.ts';

/** A text that a list is narrowed by: as it is typed, and as it counts, a moment later. */
export function useTyped(): { typed: string; type: (text: string) => void; text: string } {
  const [typed, type] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 300);
  return { typed, type, text };
}

/** One of the texts. */
export function TextFilter(props: {
  label: string;
  placeholder: string;
  field: ReturnType<typeof useTyped>;
  error?: string | undefined;
  /** It has a row of its own on a phone. */
  whole?: boolean;
}) {
  return (
    <TextInput
      label={props.label}
      placeholder={props.placeholder}
      type="search"
      flex="1 1 9rem"
      {...(props.whole ? { style: { gridColumn: '1 / -1' } } : {})}
      error={props.error}
      value={props.field.typed}
      onChange={(event) => props.field.type(event.currentTarget.value)}
    />
  );
}

/** Days of UTC, both included; '' for no border. */
export type Days = { from: string; to: string };

/** From which day, and to which. */
export function DaysFilter({ days, onChange }: { days: Days; onChange: (next: Days) => void }) {
  return (
    <>
      <TextInput
        type="date"
        label={t('internalWork.from')}
        className={shortField}
        max={days.to || undefined}
        value={days.from}
        onChange={(event) => onChange({ ...days, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('internalWork.to')}
        className={shortField}
        min={days.from || undefined}
        value={days.to}
        onChange={(event) => onChange({ ...days, to: event.currentTarget.value })}
      />
    </>
  );
}

/** Saves the rows on the page as CSV, named after the log and today. */
export function ExportFiltered({ log, rows, csv }: { log: string; rows: number; csv: () => string }) {
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      disabled={rows === 0}
      onClick={() => saveCsv(`tenon-${log}-${new Date().toISOString().slice(0, 10)}.csv`, csv())}
    >
      {t('internalWork.exportResults')}
    </Button>
  );
}
