import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type Preferences,
  preferences as keptPreferences,
  profilesApi,
} from '../../../api/candidates/profiles.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  fromPreferenceValues,
  preferenceErrors,
  type PreferenceValues,
  toPreferenceValues,
} from './preference-values.ts';
import { cacheOnPage } from './profile-queries.ts';

/** The form of the preferences: what is typed, a newer record from elsewhere, and why the last attempt to save failed. */
export function usePreferencesForm(kept: Preferences, onDirty: (dirty: boolean) => void) {
  const client = useQueryClient();
  const [version, setVersion] = useState(kept.version);
  const [newer, setNewer] = useState<{ version: number; theirs: PreferenceValues } | null>(null);
  const made = useMutationForm({
    initialValues: toPreferenceValues(kept),
    validate: preferenceErrors,
    save: (values) =>
      call(profilesApi.updatePreferences, { body: { version, value: fromPreferenceValues(values) } }),
    saved: t('profiles.preferencesSaved'),
    onSaved: async (saved, sent) => {
      await cacheOnPage(client, { preferences: saved });
      for (const name of ['saved-searches', 'jobs']) void client.invalidateQueries({ queryKey: [name] });
      setVersion(saved.version);
      setNewer(null);
      const shown = toPreferenceValues(saved);
      // What is changed while it is saved stays.
      const later = Object.entries(made.form.getValues()).filter(
        ([field, value]) => value !== sent[field as keyof PreferenceValues],
      );
      made.form.setValues({ ...shown, ...Object.fromEntries(later) });
      made.form.resetDirty(shown);
    },
    onFailed: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? keptPreferences.safeParse(error.current) : null;
      if (!current?.success) return false;
      setVersion(current.data.version);
      setNewer({ version: current.data.version, theirs: toPreferenceValues(current.data) });
      return true;
    },
    problemOf: () => t('profiles.preferencesNotSaved'),
  });
  const dirty = made.form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return { ...made, newer };
}
