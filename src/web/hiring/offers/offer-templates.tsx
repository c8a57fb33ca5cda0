import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { t } from '../../platform/messages.ts';
import { offerTemplatesQuery } from '../messages/message-queries.ts';
import { Template, TemplateForm } from '../messages/template-form.tsx';

/** The texts that the company begins its offers with. */
export function OfferTemplates() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap="md" maw="44rem">
      <LoadedPart query={useQuery(offerTemplatesQuery)} failure={t('messages.templatesFailed')}>
        {({ items }) => (
          <>
            {items.map((template) =>
              open === template.id ? (
                <TemplateForm kind="offer" key={template.id} template={template} onClose={close} />
              ) : (
                <Template key={template.id} template={template} onEdit={() => setOpen(template.id)} />
              ),
            )}
          </>
        )}
      </LoadedPart>
      {open === 'new' ? (
        <TemplateForm kind="offer" template={null} onClose={close} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('messages.newTemplate')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
