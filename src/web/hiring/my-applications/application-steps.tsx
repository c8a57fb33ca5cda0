import { Card, Text, Title } from '@mantine/core';
import type { ApplicationStep } from '../../../api/hiring/my-applications.ts';
import { stepLabel } from './application-labels.ts';
import classes from './applications.module.css';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { t } from '../../platform/messages.ts';

/** All that happened to an application of mine, newest first. */
export function ApplicationSteps({ steps, employer }: { steps: ApplicationStep[]; employer: string }) {
  return (
    <Card component="section" aria-labelledby="steps">
      <Title order={2} size="h3" id="steps" mb="sm">
        {t('myApplications.timeline')}
      </Title>
      {steps.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('myApplications.noEventsYet')}
        </Text>
      ) : (
        <ol className={classes.steps}>
          {steps.toReversed().map((step, index) => (
            <li key={index} className={classes.step}>
              <Text size="sm" className={classes.words}>
                {stepLabel(step, employer)}
              </Text>
              <Text size="xs" c="dimmed">
                <time dateTime={step.at}>{formatDateTime(step.at)}</time>
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
