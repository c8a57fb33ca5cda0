import { Button, Stack, TextInput } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './jobs-tools.module.css';
import { webSearchAddress } from './web-search.ts';
import { t } from '../../platform/messages.ts';

const tips = [
  t('jobSearch.tipTitles'),
  t('jobSearch.tipSkills'),
  t('jobSearch.tipRemote'),
  t('jobSearch.tipAddJob'),
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
          <TextInput label={t('jobSearch.desiredRole')} {...form.getInputProps('role')} />
          <TextInput label={t('jobSearch.skills')} {...form.getInputProps('skills')} />
          <div className={classes.pair}>
            <TextInput label={t('jobSearch.location')} {...form.getInputProps('location')} />
            <TextInput label={t('jobSearch.desiredSalary')} {...form.getInputProps('salary')} />
          </div>
          <Button
            type="submit"
            variant="default"
            w="fit-content"
            rightSection={<ExternalLink size={16} aria-hidden />}
            aria-label={t('jobSearch.searchTheWebLabel')}
          >
            {t('jobSearch.searchTheWeb')}
          </Button>
        </Stack>
      </form>
      <section aria-labelledby="search-tips">
        <h3 id="search-tips" className={classes.tipsTitle}>
          {t('jobSearch.searchTips')}
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
