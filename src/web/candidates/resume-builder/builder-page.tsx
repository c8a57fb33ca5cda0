import { Skeleton, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import type { BuilderResume } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { builderQuery } from './builder-queries.ts';
import classes from './builder.module.css';
import { PagePreview } from './page-preview.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
import { useLineNotes } from './use-line-notes.tsx';
import { type Builder, useBuilder } from './use-builder.ts';

const JobPanel = lazy(async () => ({ default: (await import('./panels.ts')).JobPanel }));
const ReadsPanel = lazy(async () => ({ default: (await import('./panels.ts')).ReadsPanel }));
const VersionsPanel = lazy(async () => ({ default: (await import('./panels.ts')).VersionsPanel }));

/** A resume that a person writes: sections, their form, and its pages as they are in the PDF. */
export function BuilderPage() {
  const { id } = useParams({ from: '/shell/tailored/$id' });
  const resume = useQuery(builderQuery(id));
  if (resume.data) return <BuilderView key={id} resume={resume.data} />;
  if (resume.error)
    return (
      <ErrorView
        order={1}
        title={t('resumeBuilder.notOpened')}
        error={resume.error}
        onRetry={() => void resume.refetch()}
      />
    );
  return (
    <div data-wide aria-busy>
      <Skeleton height={72} width="50%" mb="lg" />
      <div className={classes.panes}>
        <Skeleton height={640} />
        <Skeleton height={640} className={classes.onlyWide} />
      </div>
    </div>
  );
}

type Panel = 'edit' | 'job' | 'reads' | 'versions' | 'preview';

function BuilderView({ resume }: { resume: BuilderResume }) {
  const builder = useBuilder(resume);
  const [panel, setPanel] = useState<Panel>('edit');
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const tabs: [Panel, string][] = [
    ['edit', t('resumeBuilder.tabForm')],
    ...(!isWide ? [['preview', t('resumeBuilder.tabPreview')] satisfies [Panel, string]] : []),
    ...(resume.job ? [['job', t('resumeBuilder.tabTailor')] satisfies [Panel, string]] : []),
    ['reads', t('resumeBuilder.reads')],
    ['versions', t('resumeBuilder.versions')],
  ];
  const shown = panel === 'preview' && isWide ? 'edit' : panel;
  return (
    <div data-wide>
      <BuilderHeader builder={builder} />
      <div className={classes.panes}>
        <Tabs
          value={shown}
          onChange={(value) => setPanel(tabs.find(([key]) => key === value)?.[0] ?? 'edit')}
          keepMounted={false}
          className={classes.work}
        >
          <Tabs.List mb="md" className={classes.tabs}>
            {tabs.map(([key, label]) => (
              <Tabs.Tab key={key} value={key}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="edit">
            <EditPanel builder={builder} />
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <PagePreview builder={builder} />
          </Tabs.Panel>
          <Suspense fallback={<Skeleton height={240} />}>
            <Tabs.Panel value="job">
              <JobPanel builder={builder} />
            </Tabs.Panel>
            <Tabs.Panel value="reads">
              <ReadsPanel builder={builder} />
            </Tabs.Panel>
            <Tabs.Panel value="versions">
              <VersionsPanel builder={builder} />
            </Tabs.Panel>
          </Suspense>
        </Tabs>
        {isWide && <PagePreview builder={builder} />}
      </div>
    </div>
  );
}

function EditPanel({ builder }: { builder: Builder }) {
  const [section, setSection] = useState('experience');
  const note = useLineNotes(builder);
  const form = useRef<HTMLDivElement>(null);
  const choose = (chosen: string) => {
    setSection(chosen);
    // On phones the form is below the list.
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) form.current?.scrollIntoView();
  };
  return (
    <div className={classes.edit}>
      <SectionList builder={builder} section={section} onChoose={choose} />
      <div ref={form} className={classes.form}>
        <SectionForm key={section} builder={builder} section={section} note={note} />
      </div>
    </div>
  );
}
