import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type CandidateProfile,
  candidateProfile,
  candidatesApi,
  type PersonalInfo,
} from '../../../api/candidates/candidates.ts';
import { profilesApi } from '../../../api/candidates/profiles.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { focusUnlessMoved } from '../../platform/ui/focus-unless-moved.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { personalErrors, rebase } from './personal-values.ts';
import { cacheOnPage } from './profile-queries.ts';
import type { ResumeDecision } from './resume-note.tsx';

/** A record that was saved elsewhere, beside the one that the typing began on. */
type Newer = { version: number; base: PersonalInfo; theirs: PersonalInfo };

/**
 * The form of the personal information: what is typed, the record it began on, a newer record from elsewhere, and why the last
 * attempt to save failed. `onDirty` hears whether something typed is not saved.
 */
export function usePersonalForm(profile: CandidateProfile, onDirty: (dirty: boolean) => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [newer, setNewer] = useState<Newer | null>(null);
  const phone = usePhoneProblem();
  const inOrder = useChangesInOrder();
  const made = useMutationForm({
    initialValues: profile.personal_info,
    validate: (values) => ({ ...personalErrors(values), ...phone.errors }),
    save: (values) =>
      inOrder(base, ({ version, personal_info }) => {
        const body = { version, personal_info: rebase(values, base.personal_info, personal_info) };
        return call(candidatesApi.updateProfile, { body });
      }),
    saved: t('profiles.updated'),
    onSaved: async (saved, values) => {
      // What is typed while it is saved stays.
      show(saved, rebase(form.getValues(), values, saved.personal_info));
      await cacheOnPage(client, { profile: saved });
      setNewer(null);
    },
    onFailed: takeNewer,
    fieldOf: (path) => path.replace(/^personal_info\./, ''),
    problemOf: () => t('profiles.updateFailed'),
  });
  const { form } = made;
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  function show(next: CandidateProfile, values = next.personal_info) {
    setBase(next);
    form.setInitialValues(next.personal_info);
    form.setValues(values);
    form.resetDirty(next.personal_info);
  }
  // A resume that is read while the page is open fills fields: they are shown, unless something is being typed.
  if (profile.version > base.version && !dirty) show(profile);

  /** Puts the newer record, if the error tells one, under what is typed; false for other errors. */
  function takeNewer(error: unknown, values: PersonalInfo): boolean {
    const stale = error instanceof ApiError && error.code === 'stale_version';
    const current = stale ? candidateProfile.safeParse(error.current) : null;
    if (!current?.success) return false;
    const { version, personal_info: theirs } = current.data;
    show(current.data, rebase(values, base.personal_info, theirs));
    setNewer({ version, base: base.personal_info, theirs });
    return true;
  }

  const decision = useResumeDecision({
    send: (body) =>
      inOrder(base, ({ version }) => call(profilesApi.decideResumeValue, { body: { version, ...body } })),
    onSaved: async (saved, field) => {
      show(saved, rebase(form.getValues(), base.personal_info, saved.personal_info));
      await cacheOnPage(client, { profile: saved });
      form.clearFieldError(field);
    },
    onFailed: (error) => takeNewer(error, form.getValues()),
  });
  const notifyPhone = (problem: string | null) => {
    phone.tell(problem);
    form.setFieldError('phone', problem);
  };
  return { ...made, base, newer, ...decision, notifyPhone };
}

/** Sends changes of the profile one after the other, each of the record that the one before answered. */
function useChangesInOrder() {
  const last = useRef<Promise<CandidateProfile | null>>(Promise.resolve(null));
  return (base: CandidateProfile, send: (newest: CandidateProfile) => Promise<CandidateProfile>) => {
    const sent = last.current.then((saved) => send(saved && saved.version > base.version ? saved : base));
    last.current = sent.catch(() => null);
    return sent;
  };
}

type Decided = { field: keyof PersonalInfo; decision: ResumeDecision };

/** Takes a value that the resume says, or keeps one's own. `onFailed` answers true when it has dealt with the failure. */
function useResumeDecision(options: {
  send: (decided: Decided) => Promise<CandidateProfile>;
  onSaved: (saved: CandidateProfile, field: keyof PersonalInfo) => Promise<void>;
  onFailed: (error: unknown) => boolean;
}) {
  const [deciding, setDeciding] = useState<(keyof PersonalInfo)[]>([]);
  const { mutate } = useMutation({
    mutationFn: options.send,
    onMutate: ({ field }) => {
      setDeciding((fields) => [...fields, field]);
      return focusUnlessMoved();
    },
    onSuccess: async (saved, { field }, giveFocus) => {
      await options.onSaved(saved, field);
      // The button that was pressed is gone with the choice.
      giveFocus(document.getElementById(field));
    },
    onError: (error) => {
      if (options.onFailed(error)) return;
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      toast.error(isConflict ? error.message : t('profiles.updateFailed'));
    },
    onSettled: (_saved, _error, { field }) =>
      setDeciding((fields) => fields.filter((each) => each !== field)),
  });
  return { deciding, decide: mutate };
}

/** What is wrong with the phone is known only where the rules of all countries are loaded. */
function usePhoneProblem() {
  const [problem, tell] = useState<string | null>(null);
  return { errors: problem === null ? {} : { phone: problem }, tell };
}
