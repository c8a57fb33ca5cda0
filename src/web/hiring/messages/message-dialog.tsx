import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { applicantName } from '../applications/applicants-table.tsx';
import { useDraft } from '../../platform/ui/use-draft.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  delays,
  MessageField,
  Preview,
  TemplateSelect,
  usePreview,
  withTemplate,
} from './message-fields.tsx';

type Props = {
  title: string;
  /** Whom the preview is shown for. */
  example: ApplicantRow | undefined;
  onClose: () => void;
  /** Rejects when it failed, and has told why. */
  onSend: (body: string, delayMinutes: number) => Promise<unknown>;
};

/** Asks what to write to many applicants at once, each by their own name, and when; looked at for one of them before it goes. */
export function MessageDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      closeOnClickOutside={false}
      title={props.title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <MessageForm {...props} />}
    </Modal>
  );
}

function MessageForm({ example, onClose, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, busy, formProps, preview } = useMessageForm(onSend, onClose);
  const { body } = form.values;
  const isEmpty = body.trim() === '';
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TemplateSelect
          label="Start from a template"
          onChoose={(text) => form.setFieldValue('body', withTemplate(body, text))}
        />
        <Stack gap="xs">
          <MessageField
            field={field}
            label="Message"
            minRows={5}
            data-autofocus
            {...form.getInputProps('body')}
          />
        </Stack>
        {preview.data && example && <Preview {...preview.data} reader={applicantName(example.candidate)} />}
        <NativeSelect
          label="When to send"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description="Scheduled messages can be undone. Anyone missing a value for a field gets no message, and is counted."
          data={delays}
          {...form.getInputProps('delay')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {example && (
            <Button
              variant="default"
              disabled={isEmpty}
              loading={preview.isPending}
              onClick={() => preview.mutate({ id: example.id, body })}
            >
              Preview
            </Button>
          )}
          <Button type="submit" disabled={isEmpty} loading={busy}>
            Send messages
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is written outlives the dialog until it is sent. */
function useMessageForm(onSend: Props['onSend'], onClose: () => void) {
  const [draft, keepDraft] = useDraft('message to many');
  const preview = usePreview();
  const made = useMutationForm({
    initialValues: { body: draft, delay: '60' },
    onValuesChange: ({ body }) => {
      keepDraft(body);
      preview.reset();
    },
    save: ({ body, delay }) => onSend(body, Number(delay)),
    onSaved: () => {
      keepDraft('');
      onClose();
    },
    // Sending has told why.
    onFailed: () => true,
  });
  return { ...made, preview };
}
