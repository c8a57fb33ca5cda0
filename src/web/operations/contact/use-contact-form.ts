import { contactApi, contactBody, type ContactTopic } from '../../../api/operations/contact.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';

/** The contact form's values, what the server refused, and how to send it. */
export function useContactForm(props: {
  topic: ContactTopic;
  email: string;
  onSent: (email: string) => void;
}) {
  const { shape } = contactBody;
  return useMutationForm({
    initialValues: { name: '', email: props.email, topic: props.topic, message: '', website: '' },
    validate: {
      name: (value) => issueIn(shape.name, value),
      email: (value) => issueIn(shape.email, value),
      topic: (value) => issueIn(shape.topic, value),
      message: (value) => issueIn(shape.message, value),
    },
    save: (body) => call(contactApi.sendContactMessage, { body }),
    onSaved: (_answer, { email }) => props.onSent(email.trim()),
  });
}
