import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorView } from '../ui/error-view.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useTitle } from '../ui/use-title.ts';
import { t } from '../messages.ts';

/** What stands in the place of a page that failed to draw. */
export function CrashPage({ error }: ErrorComponentProps) {
  useTitle(t('shell.somethingWentWrong'));
  return (
    <ErrorView
      order={1}
      title={t('shell.pageFailed')}
      error={error}
      onRetry={() => location.reload()}
      retryLabel={t('shell.refreshPage')}
      action={
        <LinkButton to="/" variant="subtle">
          {t('shell.toHomePage')}
        </LinkButton>
      }
    >
      {t('shell.pageFailedHint')}
    </ErrorView>
  );
}
