import { Button, Group, Stack } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { t } from '../../platform/messages.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';

/** What happens when a form is closed unsaved; and when it is saved, if that differs. */
export type Ends = { onClose: () => void; onSaved?: () => void };

/**
 * A small form in the place of a value, its first field with the focus. Enter saves. Escape closes it and keeps what was typed for
 * when it is opened again; Cancel discards that.
 */
export function ValueForm({
  name,
  form: { formProps, busy, isTypedBefore, discard },
  saveLabel = t('resumes.save'),
  others,
  takesFocus = true,
  onClose,
  children,
}: {
  name: string;
  /** What `useMutationForm` answers. */
  form: {
    formProps: ComponentProps<'form'> & { ref: { current: HTMLFormElement | null } };
    busy: boolean;
    isTypedBefore: boolean;
    discard: () => void;
  };
  saveLabel?: string;
  /** Other ways out than to cancel: the form is all there is of the value. */
  others?: ReactNode;
  takesFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { ref } = formProps;
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('input')?.focus();
  }, [ref, takesFocus]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !others) onClose();
  }
  return (
    <form {...formProps} aria-label={name}>
      <Stack gap="xs" onKeyDown={onKeyDown}>
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {children}
        <Group gap="xs">
          <Button type="submit" size="sm" variant={others ? 'filled' : 'light'} loading={busy}>
            {saveLabel}
          </Button>
          {others ?? (
            <Button
              size="sm"
              variant="default"
              onClick={() => {
                discard();
                onClose();
              }}
            >
              {t('resumes.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
