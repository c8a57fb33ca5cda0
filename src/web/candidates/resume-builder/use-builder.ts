import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type BuilderContent,
  type BuilderDesign,
  type BuilderResume,
  resumeBuilderApi,
} from '../../../api/candidates/resume-builder.ts';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';
import { builderQuery } from './builder-queries.ts';

type Draft = { content: BuilderContent; design: BuilderDesign; letter: string };

/** A resume that is being edited: as it is typed, as it is stored, and what can be done with it. */
export type Builder = Draft & {
  /** As it is stored. */
  stored: BuilderResume;
  state: 'saved' | 'saving' | 'waiting';
  change: (part: Partial<Draft>) => void;
  undo: () => void;
  restore: (versionId: string) => void;
  saveVersion: (name: string) => void;
  deleteVersion: (versionId: string) => void;
  /** Suggestions that are not shown again while the page is open. */
  dismissed: ReadonlySet<string>;
  dismiss: (text: string) => void;
};

const PAUSE = 450;

/** Edits a resume: what is typed is shown at once, and saved after a short pause. */
export function useBuilder(stored: BuilderResume): Builder {
  const [draft, setDraft] = useState<Draft>(draftOf(stored));
  const [isWaiting, setWaiting] = useState(false);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const show = useShow(stored.id);
  const save = useSave(stored, show, (newer) => {
    setWaiting(false);
    setDraft(draftOf(newer));
  });
  const send = useEffectEvent(() => {
    setWaiting(false);
    save.mutate(draft);
  });
  useEffect(() => {
    if (!isWaiting || save.isPending) return undefined;
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [isWaiting, draft, save.isPending]);
  useSaveOnLeaving(isWaiting, () => save.mutate(draft));
  const actions = useActions(stored, (resume) => {
    show(resume);
    setDraft(draftOf(resume));
  });
  return {
    ...draft,
    ...actions,
    stored,
    dismissed,
    dismiss: (text) => setDismissed((before) => new Set([...before, text])),
    state: save.isPending ? 'saving' : isWaiting ? 'waiting' : 'saved',
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setWaiting(true);
    },
  };
}

function draftOf({ content, design, letter }: BuilderResume): Draft {
  return { content, design, letter };
}

/** Shows a resume as the server has it. */
function useShow(id: string) {
  const client = useQueryClient();
  return (resume: BuilderResume) => {
    client.setQueryData(builderQuery(id).queryKey, resume);
    void client.invalidateQueries({ queryKey: ['tailored'] });
  };
}

function useSave(
  stored: BuilderResume,
  show: (resume: BuilderResume) => void,
  onNewer: (resume: BuilderResume) => void,
) {
  const client = useQueryClient();
  const version = useRef(stored.version);
  useEffect(() => {
    version.current = Math.max(version.current, stored.version);
  }, [stored.version]);
  return useMutation({
    mutationFn: (draft: Draft) =>
      call(resumeBuilderApi.updateBuilderResume, {
        params: { id: stored.id },
        body: { version: version.current, ...draft },
      }),
    onSuccess: (resume) => {
      version.current = resume.version;
      show(resume);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.code === 'stale_version')) {
        toast.error(error.message);
        return;
      }
      const newer = await client.fetchQuery({ ...builderQuery(stored.id), staleTime: 0 });
      version.current = newer.version;
      onNewer(newer);
      toast.error(t('resumeBuilder.newerElsewhere'));
    },
  });
}

/** Saves what was typed last when the page is left. */
function useSaveOnLeaving(isWaiting: boolean, send: () => void): void {
  const waiting = useRef(isWaiting);
  useEffect(() => {
    waiting.current = isWaiting;
  }, [isWaiting]);
  const leave = useEffectEvent(() => {
    if (waiting.current) send();
  });
  useEffect(() => {
    const hide = () => leave();
    globalThis.addEventListener('pagehide', hide);
    return () => {
      globalThis.removeEventListener('pagehide', hide);
      leave();
    };
  }, []);
}

function useActions(stored: BuilderResume, onChanged: (resume: BuilderResume) => void) {
  const client = useQueryClient();
  const params = { id: stored.id };
  const body = { version: stored.version };
  const reload = () => client.fetchQuery({ ...builderQuery(stored.id), staleTime: 0 });
  const onError = (error: Error) => toast.error(error.message);
  const undo = useMutation({
    mutationFn: async () => {
      await call(tailoredApi.undoTailoredResume, { params, body });
      return reload();
    },
    onSuccess: onChanged,
    onError,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(resumeBuilderApi.restoreResumeVersion, { params: { id }, body }),
    onSuccess: (resume) => {
      onChanged(resume);
      toast.success(t('resumeBuilder.restored'));
    },
    onError,
  });
  const saveVersion = useMutation({
    mutationFn: (name: string) => call(resumeBuilderApi.saveResumeVersion, { params, body: { name } }),
    onSuccess: (resume) => {
      client.setQueryData(builderQuery(stored.id).queryKey, resume);
      toast.success(t('resumeBuilder.versionSaved'));
    },
    onError,
  });
  const deleteVersion = useMutation({
    mutationFn: (id: string) => call(resumeBuilderApi.deleteResumeVersion, { params: { id } }),
    onSuccess: reload,
    onError,
  });
  return {
    undo: () => undo.mutate(),
    restore: (id: string) => restore.mutate(id),
    saveVersion: (name: string) => saveVersion.mutate(name),
    deleteVersion: (id: string) => deleteVersion.mutate(id),
  };
}
