import { useForm } from '@mantine/form';
import { useState } from 'react';
import { contactApi, contactBody, type ContactTopic } from '../../../api/operations/contact.ts';
import { issueIn } from '../../identity/auth/fields.ts';
import { ApiError, call, fieldErrors } from '../../platform/client.ts';

/** The contact form's values, what the server refused, and how to send it. `attempt` grows when a try failed. */
export function useContactForm(props: {
  topic: ContactTopic;
  email: string;
  onSent: (email: string) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const { shape } = contactBody;
  const form = useForm({
    initialValues: { name: '', email: props.email, topic: props.topic, message: '', website: '' },
    validate: {
      name: (value) => issueIn(shape.name, value),
      email: (value) => issueIn(shape.email, value),
      topic: (value) => issueIn(shape.topic, value),
      message: (value) => issueIn(shape.message, value),
    },
    onValuesChange: () => setFailure(null),
  });
  async function send(body: typeof form.values) {
    setBusy(true);
    try {
      await call(contactApi.sendContactMessage, { body });
      props.onSent(body.email.trim());
    } catch (error) {
      const wrong = fieldErrors(error);
      form.setErrors(wrong);
      setFailure(Object.keys(wrong).length > 0 ? null : reasonOf(error));
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void send(values),
    () => setAttempt((count) => count + 1),
  );
  return { form, failure, attempt, busy, submit };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : 'The message could not be sent. Please try again.';
}
