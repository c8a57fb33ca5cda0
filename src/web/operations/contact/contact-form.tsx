import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type ContactTopic, contactTopics, longestMessage } from '../../../api/operations/contact.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';
import { rich, t } from '../../platform/messages.ts';

const labels = {
  name: t('contact.name'),
  email: t('contact.email'),
  topic: t('contact.topic'),
  message: t('contact.message'),
};
const topicLabel: Record<ContactTopic, string> = {
  question: t('contact.question'),
  demo: t('contact.demo'),
  privacy: t('contact.privacy'),
  press: t('contact.press'),
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
        {rich('contact.privacyNote', {
          link: (text) => (
            <TextLink to="/privacy" inherit underline="always">
              {text}
            </TextLink>
          ),
        })}
      </Text>
      <div>
        <Button type="submit" size="md" loading={busy}>
          {t('contact.sendMessage')}
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
        description={t('contact.messageLimit', { most: longestMessage })}
        size="md"
        rows={7}
        required
        withAsterisk={false}
        {...form.getInputProps('message')}
      />
      {/* People neither see nor reach this field; robots fill it in and give themselves away. */}
      <div className={classes.trap} aria-hidden>
        <label htmlFor="website">{t('contact.leaveEmpty')}</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
      </div>
    </>
  );
}
