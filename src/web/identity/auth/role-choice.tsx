import { Radio } from '@mantine/core';
import classes from './auth.module.css';
import { t } from '../../platform/messages.ts';

const choices = [
  { value: 'candidate', label: t('auth.candidate'), hint: t('auth.candidateHint') },
  { value: 'recruiter', label: t('auth.employer'), hint: t('auth.employerHint') },
] as const;

/** The choice between the two kinds of account. */
export function RoleChoice(props: {
  value?: string;
  onChange?: (value: string) => void;
  error?: React.ReactNode;
}) {
  return (
    <Radio.Group label={t('auth.iAm')} size="md" {...props}>
      <div className={classes.roles}>
        {choices.map(({ value, label, hint }) => (
          <Radio.Card key={value} value={value} className={classes.role}>
            <Radio.Indicator size="sm" mt={2} />
            <span className={classes.roleLabels}>
              {label}
              <span className={classes.roleHint}>{hint}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
