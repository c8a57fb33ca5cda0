import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type CandidateProfile,
  candidateProfile,
  candidatesApi,
  type PersonalInfo,
} from '../../../api/candidates/candidates.ts';
import { messages } from '../../../api/platform/texts.ts';
import { profilesApi } from '../../../api/candidates/profiles.ts';
import { ApiError, call, fieldErrors } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { personalErrors, rebase } from './personal-values.ts';
import { keepOnPage } from './profile-queries.ts';
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
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [deciding, setDeciding] = useState(false);
  // What is wrong with the phone is known only where the rules of all countries are loaded.
  const [phoneProblem, setPhoneProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: profile.personal_info,
    validate: (values) => ({ ...personalErrors(values), ...(phoneProblem ? { phone: phoneProblem } : {}) }),
  });
  const notifyPhone = (problem: string | null) => {
    setPhoneProblem(problem);
    form.setFieldError('phone', problem);
  };
  const countAttempt = () => setAttempt((count) => count + 1);
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

  async function save(values: PersonalInfo) {
    setFailure(null);
    try {
      const body = { version: base.version, personal_info: values };
      const saved = await call(candidatesApi.updateProfile, { body });
      show(saved);
      await keepOnPage(client, { profile: saved });
      setNewer(null);
      toast.success(messages.profile.updated);
    } catch (error) {
      if (takeNewer(error, values)) return;
      form.setErrors(personalFieldErrors(error));
      setFailure(messages.profile.updateFailed);
      countAttempt();
    }
  }

  async function decide(field: keyof PersonalInfo, decision: ResumeDecision) {
    const values = form.getValues();
    setDeciding(true);
    try {
      const body = { version: base.version, field, decision };
      const saved = await call(profilesApi.decideResumeValue, { body });
      show(saved, rebase(values, base.personal_info, saved.personal_info));
      await keepOnPage(client, { profile: saved });
      form.clearFieldError(field);
      // The button that was pressed is gone with the choice.
      document.getElementById(field)?.focus();
    } catch (error) {
      if (takeNewer(error, values)) return;
      const said = error instanceof ApiError && error.code === 'conflict';
      toast.error(said ? error.message : messages.profile.updateFailed);
    } finally {
      setDeciding(false);
    }
  }

  return { form, base, newer, attempt, failure, deciding, save, decide, countAttempt, notifyPhone };
}

function personalFieldErrors(error: unknown): Record<string, string> {
  const entries = Object.entries(fieldErrors(error));
  return Object.fromEntries(entries.map(([path, detail]) => [path.replace(/^personal_info\./, ''), detail]));
}
