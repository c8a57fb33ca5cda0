import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check, Download, FileCheck, Undo2 } from 'lucide-react';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { rich, t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { saveLinkedFile } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { fileFormats } from '../tailored-resumes/file-formats.ts';
import type { Builder } from './use-builder.ts';

/** The name of a resume, what it is for, whether it is saved, and what can be done with it as a whole. */
export function BuilderHeader({ builder }: { builder: Builder }) {
  const { stored } = builder;
  return (
    <PageHeader
      title={stored.name}
      back={
        <TextLink to="/profile" search={{ tab: 'resumes' }} size="sm">
          {t('tailoredResumes.allResumes')}
        </TextLink>
      }
      context={<Context builder={builder} />}
      action={<Actions builder={builder} />}
    />
  );
}

function Context({ builder: { stored, state } }: { builder: Builder }) {
  const { job } = stored;
  const saved = {
    saved: t('resumeBuilder.saved'),
    saving: t('resumeBuilder.saving'),
    waiting: t('resumeBuilder.notSaved'),
  };
  return (
    <Group gap="xs">
      <Text span size="sm">
        {job
          ? rich('resumeBuilder.forJob', {
              job: job.title,
              employer: job.employer_name,
              link: (text) => (
                <TextLink to="/jobs/$id" params={{ id: job.id }} underline="always">
                  {text}
                </TextLink>
              ),
            })
          : t('resumeBuilder.base')}
        {' · '}
        <output>{saved[state]}</output>
      </Text>
      <Badge variant="default" leftSection={stored.own_words === 0 && <Check size={12} aria-hidden />}>
        {stored.own_words === 0
          ? t('resumeBuilder.checked')
          : t('resumeBuilder.ownWords', { count: stored.own_words })}
      </Badge>
    </Group>
  );
}

function Actions({ builder: { stored, undo, state } }: { builder: Builder }) {
  const keep = useKeeping(stored);
  const path = `/api/tailored-resumes/${stored.id}/file`;
  const language = stored.design.language;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Undo2 size={16} aria-hidden />}
        disabled={!stored.can_undo || state !== 'saved'}
        onClick={undo}
      >
        {t('resumeBuilder.undo')}
      </Button>
      <Button
        variant={stored.job ? 'filled' : 'default'}
        leftSection={<FileCheck size={16} aria-hidden />}
        loading={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {stored.job ? t('resumeBuilder.applyWithIt') : t('resumeBuilder.useIt')}
      </Button>
      <OtherFormats path={path} language={language} />
      <Button
        component="a"
        variant={stored.job ? 'default' : 'filled'}
        href={`${path}?format=pdf&language=${language}`}
        download
        leftSection={<Download size={16} aria-hidden />}
        onClick={saveLinkedFile}
      >
        {t('resumeBuilder.downloadPdf')}
      </Button>
    </>
  );
}

/** Keeps a resume as a file that can be sent; one for a job leads on to its form to apply, with that file chosen. */
function useKeeping({ id, job }: Builder['stored']) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(tailoredApi.saveTailoredFile, { params: { id }, query: {} }),
    onSuccess: async (resume) => {
      // The form to apply shows it, and has its button where the toast would be.
      if (!job) toast.success(t('tailoredResumes.savedAsResume'));
      void client.invalidateQueries({ queryKey: ['resumes'] });
      if (!job) return;
      // The form to apply knows the new file when it opens.
      client.removeQueries({ queryKey: ['resumes'], type: 'inactive' });
      await navigate({
        to: '/jobs/$id',
        params: { id: job.id },
        search: { apply: '1', resume: resume.id },
      });
    },
    onError: (error) => toast.error(error.message),
  });
}

function OtherFormats({ path, language }: { path: string; language: string }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default">{t('resumeBuilder.more')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fileFormats
          .filter(([format]) => format !== 'pdf')
          .map(([format, label]) => (
            <Menu.Item
              key={format}
              component="a"
              href={`${path}?format=${format}&language=${language}`}
              download
              onClick={saveLinkedFile}
            >
              {t('tailoredResumes.downloadAs', { format: label })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
