import { Button, Card, Title } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { NameForm } from './name-form.tsx';

/** Asks members of a company for their name until they give one or decline, which this browser remembers. */
export function NamePrompt() {
  const { user } = useSession();
  const key = `tenon.name-declined.${user?.id}`;
  const [declined, setDeclined] = useState(() => read(key));
  if (!user || user.id === 'pending' || user.name !== '' || declined) return null;
  const decline = () => {
    write(key);
    setDeclined(true);
  };
  return (
    <Card component="section" aria-labelledby="your-name">
      <Title order={2} size="h3" id="your-name" mb="xs">
        {t('settings.whatIsYourName')}
      </Title>
      <NameForm
        name=""
        beside={
          <Button variant="subtle" onClick={decline}>
            {t('settings.notNow')}
          </Button>
        }
      />
    </Card>
  );
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is asked again with the next page.
  }
}
