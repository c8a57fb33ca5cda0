import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type Preferences,
  preferences as keptPreferences,
  profilesApi,
} from '../../../api/candidates/profiles.ts';
import { ApiError, call, fieldErrors } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import {
  fromPreferenceValues,
  preferenceErrors,
  type PreferenceValues,
  toPreferenceValues,
} from './preference-values.ts';
import { keepOnPage } from './profile-queries.ts';

/** The form of the preferences: what is typed, a newer record from elsewhere, and why the last attempt to save failed. */
export function usePreferencesForm(kept: Preferences, onDirty: (dirty: boolean) => void) {
  const client = useQueryClient();
  const [version, setVersion] = useState(kept.version);
  const [newer, setNewer] = useState<{ version: number; theirs: PreferenceValues } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<PreferenceValues>({
    initialValues: toPreferenceValues(kept),
    validate: preferenceErrors,
  });
  const countAttempt = () => setAttempt((count) => count + 1);
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  async function save(values: PreferenceValues) {
    setFailure(null);
    try {
      const body = { version, value: fromPreferenceValues(values) };
      const saved = await call(profilesApi.updatePreferences, { body });
      await keepOnPage(client, { preferences: saved });
      for (const name of ['saved-searches', 'jobs']) void client.invalidateQueries({ queryKey: [name] });
      setVersion(saved.version);
      setNewer(null);
      const shown = toPreferenceValues(saved);
      form.setValues(shown);
      form.resetDirty(shown);
      toast.success('Your preferences are saved.');
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? keptPreferences.safeParse(error.current) : null;
      if (current?.success) {
        setVersion(current.data.version);
        setNewer({ version: current.data.version, theirs: toPreferenceValues(current.data) });
        return;
      }
      form.setErrors(fieldErrors(error));
      setFailure('Your preferences could not be saved. Please try again.');
      countAttempt();
    }
  }

  return { form, newer, attempt, failure, save, countAttempt };
}
