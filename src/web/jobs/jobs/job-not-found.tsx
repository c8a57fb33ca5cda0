import { Button } from '@mantine/core';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { useTitle } from '../../platform/ui/use-title.ts';
import { t } from '../../platform/messages.ts';

/** Stands where a job was removed, never was, or is not for this person's eyes. */
export function JobNotFound() {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  useTitle(t('jobs.notFound'));
  return (
    <ErrorView
      order={1}
      title={t('jobs.notFound')}
      action={
        <Button
          variant="default"
          onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/jobs' }))}
        >
          {t('jobs.goBack')}
        </Button>
      }
    >
      {t('jobs.aboutNotFound')}
    </ErrorView>
  );
}
