import { Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contactTopics } from '../../../api/operations/contact.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact.module.css';

/** Leaves a message for the people who run this site; `?topic=` preselects what it is about. */
export function ContactPage() {
  const { topic } = useSearch({ strict: false });
  const { user } = useSession();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className={classes.page}>
      <PageHeader title="Contact" context="Write to the people who run this site. All fields are required." />
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
        Message sent
      </Title>
      <Text mt="xs">
        The people who run this site will read it. If they answer, they will write to: {email}.
      </Text>
      <Text mt="xs">
        Meanwhile, the{' '}
        <TextLink to="/faq" inherit underline="always">
          frequent questions
        </TextLink>{' '}
        may already have an answer.
      </Text>
    </section>
  );
}
