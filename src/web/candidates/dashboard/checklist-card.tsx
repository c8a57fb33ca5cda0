import { Button, Card, Group, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dashboard, RequiredAction } from '../../../api/candidates/candidates.ts';
import { rich, t } from '../../platform/messages.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PathButton } from '../../platform/ui/path-link.tsx';
import { checklistProgress, stepLabel } from './checklist.ts';
import classes from './dashboard.module.css';
import { words } from './next-step-card.tsx';

/**
 * The six steps to a complete profile, how many are done, and the one to do next; nothing when all are done. `isAside`: something else is
 * the page's next step. `action`: what waits for the candidate, which is to be done before the next of the steps.
 */
export function ChecklistCard({
  checklist,
  isAside = false,
  action = null,
}: Pick<Dashboard, 'checklist'> & { isAside?: boolean; action?: RequiredAction | null }) {
  const { done, percent, next } = checklistProgress(checklist);
  if (next === null) return null;
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="checklist">
          {t('dashboard.completeYourProfile')}
        </Title>
        <Text size="sm" c="dimmed" className={classes.figure}>
          {t('dashboard.stepsDone', { done, total: checklist.length, percent })}
        </Text>
      </Group>
      <Progress value={percent} size="sm" aria-label={t('dashboard.profileCompletion')} mb="md" />
      <ul className={classes.steps} aria-labelledby="checklist">
        {checklist.map(({ step, done: isDone }) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <span>{stepWords(step, isDone)}</span>
          </li>
        ))}
      </ul>
      {action ? (
        <Group gap="sm">
          <PathButton path={action.path} id="do-next" aria-labelledby="do-next next-is">
            {words[action.kind]}
          </PathButton>
          <Text size="sm" id="next-is" className={classes.words}>
            {action.title}
          </Text>
        </Group>
      ) : (
        <div>
          <NextStep step={next} variant={isAside ? 'default' : 'filled'} />
        </div>
      )}
    </Card>
  );
}

type Step = keyof typeof stepLabel;

/** A step by its name, which leads to it while it is not done; whether it is done is said to those who do not see the circle. */
function stepWords(step: Step, isDone: boolean): ReactNode {
  const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;
  const words = { step: stepLabel[step].title, hidden };
  return isDone
    ? rich('dashboard.stepDone', words)
    : rich('dashboard.stepToDo', { ...words, link: (text) => <StepLink step={step}>{text}</StepLink> });
}

function StepLink({ step, children }: { step: Step; children: ReactNode }) {
  const { target } = stepLabel[step];
  if (target === 'resume-card') {
    return (
      <TextLink to="/dashboard" hash={target} inherit onClick={showResumeCard}>
        {children}
      </TextLink>
    );
  }
  return (
    <TextLink to={target} inherit>
      {children}
    </TextLink>
  );
}

function NextStep({ step, variant }: { step: Step; variant: 'default' | 'filled' }) {
  const { action, target } = stepLabel[step];
  if (target === 'resume-card')
    return (
      <Button onClick={showResumeCard} variant={variant}>
        {action}
      </Button>
    );
  return (
    <LinkButton to={target} variant={variant}>
      {action}
    </LinkButton>
  );
}

function showResumeCard(): void {
  const card = document.getElementById('resume-card' satisfies (typeof stepLabel)[Step]['target']);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  card?.querySelector<HTMLElement>('button[data-chooser], button, a')?.focus({ preventScroll: true });
}
