import { t } from '../../platform/messages.ts';
import { MonthField } from './month-field.tsx';

type Period = { start: string | null; end: string | null };

/** From which month until which an entry of a resume goes; no end means that it goes on. */
export function PeriodFields(props: { period: Period; onChange: (part: Partial<Period>) => void }) {
  const { period, onChange } = props;
  return (
    <>
      <MonthField
        label={t('resumeBuilder.from')}
        hint={t('resumeBuilder.monthHint')}
        value={period.start}
        onChange={(start) => onChange({ start })}
      />
      <MonthField
        label={t('resumeBuilder.to')}
        hint={t('resumeBuilder.present')}
        value={period.end}
        onChange={(end) => onChange({ end })}
      />
    </>
  );
}
