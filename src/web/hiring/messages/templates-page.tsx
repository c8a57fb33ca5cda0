import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { templatesQuery } from './message-queries.ts';
import { Template, TemplateForm } from './template-form.tsx';
import { t } from '../../platform/messages.ts';

/** The texts that the company begins its messages with. */
export function TemplatesPage() {
  const templates = useQuery(templatesQuery);
  const [open, setOpen] = useState<string | null>(null);
  const closed = useSession().user?.company?.shares === false;
  return (
    <>
      <PageHeader
        title={t('messages.messageTemplates')}
        back={
          <TextLink size="sm" to="/recruiter/messages">
            {t('messages.messages')}
          </TextLink>
        }
        context={t('messages.aboutTemplates')}
        action={
          open !== 'new' &&
          !closed && <Button onClick={() => setOpen('new')}>{t('messages.newTemplate')}</Button>
        }
      />
      <Stack gap="md" maw="44rem">
        {open === 'new' && <TemplateForm kind="message" template={null} onClose={() => setOpen(null)} />}
        {templates.isPending && <SkeletonList rows={3} height={80} />}
        {templates.isError && (
          <ErrorView
            title={t('messages.templatesFailed')}
            error={templates.error}
            onRetry={() => void templates.refetch()}
          />
        )}
        {templates.data?.items.map((template) =>
          open === template.id ? (
            <TemplateForm
              kind="message"
              key={template.id}
              template={template}
              onClose={() => setOpen(null)}
            />
          ) : (
            <Template key={template.id} template={template} onEdit={() => setOpen(template.id)} />
          ),
        )}
      </Stack>
      {templates.data?.items.length === 0 && open !== 'new' && (
        <Empty icon={<FileText size={20} />} title={t('messages.noTemplates')}>
          {t('messages.whyTemplates')}
        </Empty>
      )}
    </>
  );
}
