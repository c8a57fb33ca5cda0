import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addedJobInput, addedJobsApi, typedAddress } from '../../../api/jobs/added-jobs.ts';
import { messages } from '../../../api/platform/texts.ts';
import { issueIn } from '../../identity/auth/fields.ts';
import { call, fieldErrors, freshKey } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';

const empty = { title: '', employer_name: '', description: '', skills: [] as string[] };
type Values = typeof empty;

/** The state of the panel: an address that is checked, and a form that is filled and saved. */
export function useAddJob() {
  const client = useQueryClient();
  const { user } = useSession();
  const form = useForm<Values>({
    initialValues: empty,
    validate: {
      title: (value) => issueIn(addedJobInput.shape.title, value),
      description: (value) => issueIn(addedJobInput.shape.description, value),
      skills: (value) => issueIn(addedJobInput.shape.skills, value),
    },
  });
  const [added, setAdded] = useState<string | null>(null);
  // A retry of the same save must not add the job twice.
  const [key, setKey] = useState(freshKey);
  const address = useAddressCheck((values) => {
    form.setValues(values);
    form.clearErrors();
    setAdded(null);
  });
  const [saving, setSaving] = useState(false);

  async function add(values: Values) {
    if (!user) return toast.error(messages.jobs.signInToAdd);
    setSaving(true);
    try {
      const typed = typedAddress.safeParse(address.url);
      const body = { ...values, job_url: typed.success ? typed.data : null };
      const { id, existed } = await call(addedJobsApi.addJob, { body, idempotencyKey: key });
      if (existed) toast.info(messages.jobs.urlKnown);
      else toast.success(messages.jobs.added);
      setKey(freshKey());
      form.reset();
      address.reset();
      setAdded(id);
      document.getElementById('add-job-url')?.focus();
      void client.invalidateQueries({ queryKey: ['jobs'] });
    } catch (error) {
      form.setErrors(fieldErrors(error));
      toast.error(messages.jobs.saveFailed);
    } finally {
      setSaving(false);
    }
  }
  const save = form.onSubmit(
    (values) => void add(values),
    (errors) => {
      toast.error(messages.jobs.requiredFields);
      const [first = ''] = Object.keys(errors);
      if (first === 'skills') document.getElementById('add-job-skills')?.focus();
      else form.getInputNode(first)?.focus();
    },
  );
  return { ...address, form, saving, save, added };
}

function useAddressCheck(fill: (values: Values) => void) {
  const [url, setUrl] = useState('');
  const [urlProblem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [checking, setChecking] = useState(false);
  async function ask(typed: string) {
    setChecking(true);
    setNote('');
    try {
      const { url: whole, existing, found } = await call(addedJobsApi.checkJobUrl, { body: { url: typed } });
      setUrl(whole);
      if (existing) {
        const { id: _id, ...values } = existing;
        fill(values);
        setNote('This job is here already. Saving adds it to your target jobs.');
        toast.info(messages.jobs.urlKnown);
      } else if (found) {
        fill(found);
        setNote('Read from the page. Please check every field before you save.');
      } else {
        setNote(messages.jobs.enterByHand);
        toast.info(messages.jobs.enterByHand);
      }
    } catch (error) {
      setProblem(fieldErrors(error)['url'] ?? null);
      toast.error(messages.jobs.checkFailed);
    } finally {
      setChecking(false);
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault();
    const problem = issueIn(typedAddress, url);
    setProblem(problem);
    if (problem === null) return void ask(url);
    toast.error(problem);
    document.getElementById('add-job-url')?.focus();
  };
  const change = (value: string) => {
    setUrl(value);
    setProblem(null);
    setNote('');
  };
  const reset = () => change('');
  return { url, setUrl: change, urlProblem, note, checking, check, reset };
}
