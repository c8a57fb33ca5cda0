import { MultiSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReferralLink, type ReferrerKind, referralsApi } from '../../../api/hiring/referrals.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useImportJobs } from '../resume-imports/use-import-jobs.ts';

type Props = { link: ReferralLink | null; job: string | undefined; onClose: () => void };

/** Makes or changes a referral link: for whom, under which terms, to which jobs, until when. */
export function LinkForm({ link, job, onClose }: Props) {
  const made = useLinkForm({ link, job, onClose });
  const { form } = made;
  return (
    <DialogForm form={made} submit={link ? t('referrals.save') : t('referrals.create')} onBack={onClose}>
      <TextInput
        label={t('referrals.name')}
        description={t('referrals.aboutName')}
        maxLength={50}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('referrals.kind')} {...form.getInputProps('kind')}>
        <Stack gap="xs" mt={4}>
          <Radio value="agency" label={t('referrals.agency')} />
          <Radio value="employee" label={t('referrals.employee')} />
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('referrals.feeTerms')}
        description={t('referrals.aboutFeeTerms')}
        autosize
        minRows={1}
        maxLength={500}
        {...form.getInputProps('fee_terms')}
      />
      <Jobs made={made} link={link} />
      <TextInput
        type="date"
        label={t('referrals.expiresOn')}
        maw="14rem"
        {...form.getInputProps('expires_on')}
      />
    </DialogForm>
  );
}

function Jobs({ made: { form }, link }: { made: ReturnType<typeof useLinkForm>; link: ReferralLink | null }) {
  const open = useImportJobs();
  const known = [...open, ...(link?.jobs ?? []).filter(({ id }) => open.every((one) => one.id !== id))];
  return (
    <>
      <Radio.Group label={t('referrals.jobs')} {...form.getInputProps('which')}>
        <Stack gap="xs" mt={4}>
          <Radio value="all" label={t('referrals.allJobs')} />
          <Radio value="some" label={t('referrals.someJobs')} />
        </Stack>
      </Radio.Group>
      {form.values.which === 'some' && (
        <MultiSelect
          aria-label={t('referrals.someJobs')}
          placeholder={t('referrals.chooseJobs')}
          searchable
          maxValues={50}
          data={known.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('job_ids')}
        />
      )}
    </>
  );
}

function useLinkForm({ link, job, onClose }: Props) {
  const queries = useQueryClient();
  const jobs = link ? link.jobs.map(({ id }) => id) : job ? [job] : [];
  return useMutationForm({
    initialValues: {
      name: link?.name ?? '',
      kind: (link?.kind ?? 'agency') as string,
      fee_terms: link?.fee_terms ?? '',
      which: (link ? link.all_jobs : !job) ? 'all' : 'some',
      job_ids: jobs,
      expires_on: link?.expires_on ?? '',
    },
    draft: `referral link ${link?.id ?? ''}`,
    validate: {
      name: (name) => (name.trim() === '' ? t('referrals.nameNeeded') : null),
      job_ids: (ids, { which }) =>
        which === 'some' && ids.length === 0 ? t('hiringErrors.chooseJobs') : null,
    },
    save: ({ which, expires_on: until, kind, ...values }, idempotencyKey) => {
      const value = {
        ...values,
        kind: kind as ReferrerKind,
        all_jobs: which === 'all',
        job_ids: which === 'all' ? [] : values.job_ids,
        expires_on: until === '' ? null : until,
      };
      return link
        ? call(referralsApi.changeReferralLink, {
            params: { id: link.id },
            body: { version: link.version, value },
          })
        : call(referralsApi.createReferralLink, { body: value, idempotencyKey });
    },
    fieldOf: (path) => path.replace(/^value\./, ''),
    saved: link ? t('referrals.saved') : t('referrals.created'),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['referral-links'] });
      onClose();
    },
  });
}
