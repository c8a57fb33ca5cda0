import { Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contactTopics } from '../../../api/operations/contact.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact.module.css';
import { rich, t } from '../../platform/messages.ts';

/** Leaves a message for the people who run this site; `?topic=` preselects what it is about. */
export function ContactPage() {
  const { topic } = useSearch({ strict: false });
  const { user } = useSession();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className={classes.page} data-sheet>
      <PageHeader title={t('contact.title')} context={t('contact.about')} />
      {sentFrom === null ? (
        <ContactForm
          topic={contactTopics.find((known) => known === topic) ?? 'question'}
          email={user?.email ?? ''}
          onSent={setSentFrom}
        />
      ) : (
        <Sent email={sentFrom} />
      )}
    </div>
  );
}

function Sent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t('contact.messageSent')}
      </Title>
      <Text mt="xs">{t('contact.messageSentNote', { email })}</Text>
      <Text mt="xs">
        {rich('contact.meanwhile', {
          link: (text) => (
            <TextLink to="/faq" inherit underline="always">
              {text}
            </TextLink>
          ),
        })}
      </Text>
    </section>
  );
}
