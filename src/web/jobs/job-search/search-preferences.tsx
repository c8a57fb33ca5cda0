import { Button, Stack, TextInput } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './jobs-tools.module.css';
import { webSearchAddress } from './web-search.ts';
import { t } from '../../platform/messages.ts';

const tips = [
  'Use the titles employers use: “Site Reliability Engineer” finds more than “computer work”.',
  'Two or three skills are enough. Each additional one excludes jobs that don’t mention it.',
  'Enter “remote” as the location to find work you can do anywhere.',
  'Found something elsewhere? Paste its address into Add a Job Position to see how well it matches.',
];

/** What one looks for, sent to a web search in a new tab; nothing of it is stored. */
export function SearchPreferences() {
  const { form, formProps } = useMutationForm({
    initialValues: { role: '', skills: '', location: '', salary: '' },
    validate: {
      role: (_role, all) => (webSearchAddress(all) === null ? t('jobs.preferenceRequired') : null),
    },
    onValuesChange: () => form.clearErrors(),
    save: async (values) => {
      const address = webSearchAddress(values);
      if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
    },
    onInvalid: () => toast.error(t('jobs.preferenceRequired')),
  });
  return (
    <div className={classes.preferences}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput label="Desired Role" {...form.getInputProps('role')} />
          <TextInput label="Skills" {...form.getInputProps('skills')} />
          <div className={classes.pair}>
            <TextInput label="Location" {...form.getInputProps('location')} />
            <TextInput label="Desired Salary" {...form.getInputProps('salary')} />
          </div>
          <Button
            type="submit"
            variant="default"
            w="fit-content"
            rightSection={<ExternalLink size={16} aria-hidden />}
            aria-label="Search the web (opens in a new tab)"
          >
            Search the web
          </Button>
        </Stack>
      </form>
      <section aria-labelledby="search-tips">
        <h3 id="search-tips" className={classes.tipsTitle}>
          Search tips
        </h3>
        <ul className={classes.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
