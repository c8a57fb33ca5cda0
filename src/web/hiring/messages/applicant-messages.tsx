import { Card, Stack, Title } from '@mantine/core';
import type { RefObject } from 'react';
import { ThreadMessages } from './thread-messages.tsx';
import { t } from '../../platform/messages.ts';

/** The company's messages with an applicant; opening them marks theirs as read. */
export function ApplicantMessages(props: {
  id: string;
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { id, name } = props;
  return (
    <Card component="section" aria-labelledby="messages">
      <Stack gap="sm">
        <Title order={2} size="h3" id="messages">
          {t('messages.messages')}
        </Title>
        <ThreadMessages id={id} name={name} field={props.field} />
      </Stack>
    </Card>
  );
}
