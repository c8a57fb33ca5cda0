import { Button, Card, Group, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { checklistProgress, stepLabel } from './checklist.ts';
import classes from './dashboard.module.css';

/** The six steps to a complete profile, how many are done, and the one to do next; nothing when all are done. */
export function ChecklistCard({ checklist }: Pick<Dashboard, 'checklist'>) {
  const { done, percent, next } = checklistProgress(checklist);
  if (next === null) return null;
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="checklist">
          Complete your profile
        </Title>
        <Text size="sm" c="dimmed" className={classes.figure}>
          {done} of {checklist.length} steps, {percent}%
        </Text>
      </Group>
      <Progress value={percent} size="sm" aria-label="Profile completion" mb="md" />
      <ul className={classes.steps} aria-labelledby="checklist">
        {checklist.map(({ step, done: isDone }) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <span>
              {isDone ? stepLabel[step].title : <StepLink step={step} />}
              <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <NextStep step={next} />
      </div>
    </Card>
  );
}

type Step = keyof typeof stepLabel;

function StepLink({ step }: { step: Step }) {
  const { title, target } = stepLabel[step];
  if (target === 'resume-card') {
    return (
      <TextLink to="/dashboard" hash={target} inherit onClick={showResumeCard}>
        {title}
      </TextLink>
    );
  }
  return (
    <TextLink to={target} inherit>
      {title}
    </TextLink>
  );
}

function NextStep({ step }: { step: Step }) {
  const { action, target } = stepLabel[step];
  if (target === 'resume-card') return <Button onClick={showResumeCard}>{action}</Button>;
  return <LinkButton to={target}>{action}</LinkButton>;
}

function showResumeCard(): void {
  const card = document.getElementById('resume-card' satisfies (typeof stepLabel)[Step]['target']);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  card?.querySelector<HTMLElement>('button[data-chooser], button, a')?.focus({ preventScroll: true });
}
