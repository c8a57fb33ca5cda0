import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type ContactTopic, contactTopics, longestMessage } from '../../../api/operations/contact.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './contact.module.css';
import { formatNumber } from '../../platform/ui/format.ts';
import { useContactForm } from './use-contact-form.ts';

const labels = { name: 'Name', email: 'Email', topic: 'What is it about?', message: 'Message' };
const topicLabel: Record<ContactTopic, string> = {
  question: 'A question',
  demo: 'Request a demo',
  privacy: 'Privacy or a score',
  press: 'Press',
};
const topics = contactTopics.map((value) => ({ value, label: topicLabel[value] }));

/** The form of a message. Typed text stays until it is stored; then `onSent` gets the address it was sent with. */
export function ContactForm(props: { topic: ContactTopic; email: string; onSent: (email: string) => void }) {
  const { form, problem, busy, formProps } = useContactForm(props);
  return (
    <form className={classes.form} {...formProps}>
      <FormErrors errors={form.errors} labels={labels} problem={problem} />
      <Fields form={form} />
      <Text size="sm" c="dimmed">
        Message sent with the time and a one-way hash of your network address, which limits spam. The{' '}
        <TextLink to="/privacy" inherit underline="always">
          privacy notice
        </TextLink>{' '}
        has details.
      </Text>
      <div>
        <Button type="submit" size="md" loading={busy}>
          Send message
        </Button>
      </div>
    </form>
  );
}

function Fields({ form }: { form: ReturnType<typeof useContactForm>['form'] }) {
  return (
    <>
      <TextInput
        id="name"
        label={labels.name}
        size="md"
        autoComplete="name"
        maxLength={100}
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <TextInput
        id="email"
        label={labels.email}
        type="email"
        size="md"
        autoComplete="email"
        required
        withAsterisk={false}
        {...form.getInputProps('email')}
      />
      <NativeSelect
        id="topic"
        label={labels.topic}
        size="md"
        data={topics}
        required
        withAsterisk={false}
        {...form.getInputProps('topic')}
      />
      <Textarea
        id="message"
        label={labels.message}
        description={`At most ${formatNumber(longestMessage)} characters.`}
        size="md"
        rows={7}
        required
        withAsterisk={false}
        {...form.getInputProps('message')}
      />
      {/* People neither see nor reach this field; robots fill it in and give themselves away. */}
      <div className={classes.trap} aria-hidden>
        <label htmlFor="website">Leave this empty</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
      </div>
    </>
  );
}
