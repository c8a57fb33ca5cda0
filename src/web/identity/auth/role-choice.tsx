import { Radio } from '@mantine/core';
import classes from './auth.module.css';

const choices = [
  { value: 'candidate', label: 'Candidate', hint: 'I am looking for work' },
  { value: 'recruiter', label: 'Employer', hint: 'I am hiring' },
] as const;

/** The choice between the two kinds of account. */
export function RoleChoice(props: {
  value?: string;
  onChange?: (value: string) => void;
  error?: React.ReactNode;
}) {
  return (
    <Radio.Group label="I am a" size="md" {...props}>
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
