import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorView } from '../ui/error-view.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useTitle } from '../ui/use-title.ts';

/** What stands in the place of a page that failed to draw. */
export function CrashPage({ error }: ErrorComponentProps) {
  useTitle('Something went wrong');
  return (
    <ErrorView
      order={1}
      title="Something went wrong on this page"
      error={error}
      onRetry={() => location.reload()}
      retryLabel="Refresh Page"
      action={
        <LinkButton to="/" variant="subtle">
          Go to the home page
        </LinkButton>
      }
    >
      Everything you saved is safe. Refresh the page. If it fails again, tell us what you were doing.
    </ErrorView>
  );
}
