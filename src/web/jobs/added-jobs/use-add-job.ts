import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addedJobInput, addedJobsApi, typedAddress } from '../../../api/jobs/added-jobs.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { t } from '../../platform/messages.ts';

const empty = { title: '', employer_name: '', description: '', skills: [] as string[] };
type Values = typeof empty;

/** The state of the panel: an address that is checked, and a form that is filled and saved. */
export function useAddJob() {
  const client = useQueryClient();
  const { user } = useSession();
  const [added, setAdded] = useState<string | null>(null);
  const adding = useMutationForm({
    initialValues: empty,
    validate: {
      title: (value) => issueIn(addedJobInput.shape.title, value),
      description: (value) => issueIn(addedJobInput.shape.description, value),
      skills: (value) => issueIn(addedJobInput.shape.skills, value),
    },
    save: async (values, idempotencyKey) => {
      if (!user) throw new Error(t('jobs.signInToAdd'));
      const typed = typedAddress.safeParse(address.form.getValues().url);
      const body = { ...values, job_url: typed.success ? typed.data : null };
      return call(addedJobsApi.addJob, { body, idempotencyKey });
    },
    onSaved: ({ id, existed }) => {
      if (existed) toast.info(t('jobs.urlKnown'));
      else toast.success(t('jobs.added'));
      adding.form.reset();
      address.form.reset();
      setAdded(id);
      document.getElementById('add-job-url')?.focus();
      void client.invalidateQueries({ queryKey: ['jobs'] });
    },
    failed: user ? t('jobs.saveFailed') : t('jobs.signInToAdd'),
    onInvalid: () => toast.error(t('jobs.requiredFields')),
  });
  const address = useAddressCheck((values) => {
    adding.form.setValues(values);
    adding.form.clearErrors();
    setAdded(null);
  });
  return { address, adding, added };
}

function useAddressCheck(fill: (values: Values) => void) {
  const [note, setNote] = useState('');
  const checking = useMutationForm({
    initialValues: { url: '' },
    validate: { url: (value) => issueIn(typedAddress, value) },
    onValuesChange: () => setNote(''),
    save: (body) => call(addedJobsApi.checkJobUrl, { body }),
    onSaved: ({ url: whole, existing, found }) => {
      checking.form.setFieldValue('url', whole);
      if (existing) {
        const { id: _id, ...values } = existing;
        fill(values);
        setNote(t('addedJobs.alreadyHere'));
        toast.info(t('jobs.urlKnown'));
      } else if (found) {
        fill(found);
        setNote(t('addedJobs.checkEveryField'));
      } else {
        setNote(t('jobs.enterByHand'));
        toast.info(t('jobs.enterByHand'));
      }
    },
    failed: t('jobs.checkFailed'),
    onInvalid: ({ url }) => {
      if (typeof url === 'string') toast.error(url);
    },
  });
  return { ...checking, note };
}
