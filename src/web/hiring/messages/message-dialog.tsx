import { Button, Modal, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  delays,
  MessageField,
  Preview,
  TemplateSelect,
  usePreview,
  withTemplate,
} from './message-fields.tsx';
import { t } from '../../platform/messages.ts';

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
      title={props.title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('messages.close') }}
    >
      {opened && <MessageForm {...props} />}
    </Modal>
  );
}

function MessageForm({ example, onClose, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { preview, ...made } = useMessageForm(onSend, onClose);
  const { form } = made;
  const { body } = form.values;
  const isEmpty = body.trim() === '';
  return (
    <DialogForm
      form={made}
      submit={t('messages.sendMessages')}
      submitProps={{ disabled: isEmpty }}
      back={t('messages.cancel')}
      onBack={onClose}
      other={
        example && (
          <Button
            variant="default"
            disabled={isEmpty}
            loading={preview.isPending}
            onClick={() => preview.mutate({ id: example.id, body })}
          >
            {t('messages.preview')}
          </Button>
        )
      }
    >
      <TemplateSelect
        label={t('messages.startFromTemplate')}
        onChoose={(template) => form.setFieldValue('body', withTemplate(body, template.body))}
      />
      <MessageField
        field={field}
        label={t('messages.message')}
        minRows={5}
        data-autofocus
        {...form.getInputProps('body')}
      />
      {preview.data && example && <Preview {...preview.data} reader={applicantName(example.candidate)} />}
      <NativeSelect
        label={t('messages.whenToSend')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={t('messages.scheduleHint')}
        data={delays}
        {...form.getInputProps('delay')}
      />
    </DialogForm>
  );
}

function useMessageForm(onSend: Props['onSend'], onClose: () => void) {
  const preview = usePreview();
  const made = useMutationForm({
    initialValues: { body: '', delay: '60' },
    draft: 'message to many',
    onValuesChange: () => preview.reset(),
    save: ({ body, delay }) => onSend(body, Number(delay)),
    onSaved: onClose,
    // Sending has told why.
    onFailed: () => true,
  });
  return { ...made, preview };
}
