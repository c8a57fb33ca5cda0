import { Badge, Button, Card, CopyButton, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ReferralLink, referralsApi } from '../../../api/hiring/referrals.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { LinkForm } from './link-form.tsx';
import { referralLinksQuery } from './referral-queries.ts';

/** The links by which agencies and employees send people: made, copied, changed and ended; with who came by each. */
export function ReferralsPage(): ReactNode {
  const { job } = useSearch({ strict: false }) as { job?: string };
  const links = useQuery(referralLinksQuery(job));
  const [open, setOpen] = useState<ReferralLink | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={t('referrals.title')}
        back={
          <TextLink size="sm" to="/recruiter/imports" search={job ? { job } : {}}>
            {t('resumeImports.addResumes')}
          </TextLink>
        }
        context={t('referrals.about')}
        action={<Button onClick={() => setOpen('new')}>{t('referrals.newLink')}</Button>}
      />
      {links.isPending && <SkeletonList rows={3} height={120} />}
      {links.isError && (
        <ErrorView
          title={t('referrals.linksFailed')}
          error={links.error}
          onRetry={() => void links.refetch()}
        />
      )}
      {links.data?.items.length === 0 && (
        <Empty icon={<Link2 size={20} />} title={t('referrals.noLinks')}>
          {t('referrals.whyLinks')}
        </Empty>
      )}
      <Stack gap="md" maw="52rem">
        {links.data?.items.map((link) => (
          <LinkCard key={link.id} link={link} onChange={() => setOpen(link)} />
        ))}
      </Stack>
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'new' ? t('referrals.newLink') : t('referrals.changeLink')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {open !== null && (
          <LinkForm link={open === 'new' ? null : open} job={job} onClose={() => setOpen(null)} />
        )}
      </Modal>
    </>
  );
}

function LinkCard({ link, onChange }: { link: ReferralLink; onChange: () => void }) {
  const { name, kind, works, revoked, address } = link;
  return (
    <Card component="section" aria-label={name} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2} size="h3">
            {name}
          </Title>
          <Badge color="gray" variant="light">
            {t(kind === 'agency' ? 'referrals.agency' : 'referrals.employee')}
          </Badge>
          {!works && (
            <Badge color="red" variant="light">
              {t(revoked ? 'referrals.revoked' : 'referrals.ended')}
            </Badge>
          )}
        </Group>
        <Facts link={link} />
        <Came link={link} />
        {!revoked && (
          <Group gap="xs">
            {address !== null && (
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Button size="compact-sm" variant="default" onClick={copy}>
                    {copied ? t('referrals.copied') : t('referrals.copy')}
                  </Button>
                )}
              </CopyButton>
            )}
            <Button size="compact-sm" variant="default" onClick={onChange}>
              {t('referrals.change')}
            </Button>
            <Endings link={link} />
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ link }: { link: ReferralLink }) {
  const { all_jobs: all, jobs, expires_on: until, fee_terms: terms, created_by: by } = link;
  return (
    <Text size="sm" c="dimmed">
      {[
        all ? t('referrals.allJobs') : jobs.map(({ title }) => title).join(', '),
        until !== null && t('referrals.until', { day: formatDate(until) }),
        terms !== '' && t('referrals.terms', { terms }),
        t('referrals.madeBy', { by, day: formatDate(link.created_at) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}

/** Who came by a link, by job; each leads to where its people are decided about and told. */
function Came({ link: { sent, hired, imports } }: { link: ReferralLink }) {
  return (
    <div>
      <Text size="sm">{t('referrals.came', { sent, hired })}</Text>
      {imports.map(({ id, job_title: title, people, open }) => (
        <Text key={id} size="sm" component="div">
          <TextLink to="/recruiter/imports/$id" params={{ id }} inherit underline="always">
            {title}
          </TextLink>{' '}
          {t('referrals.people', { count: people })}
          {open > 0 && ` · ${t('resumeImports.countOpen', { count: open })}`}
        </Text>
      ))}
    </div>
  );
}

function Endings({ link: { id, name } }: { link: ReferralLink }) {
  const renew = useLinkAct(
    () => call(referralsApi.renewReferralLink, { params: { id } }),
    t('referrals.renewed'),
  );
  const revoke = useLinkAct(
    () => call(referralsApi.revokeReferralLink, { params: { id } }),
    t('referrals.wasRevoked'),
  );
  return (
    <>
      <ConfirmButton
        label={t('referrals.renew')}
        size="compact-sm"
        title={t('referrals.renewTitle')}
        confirmLabel={t('referrals.renew')}
        danger={false}
        onConfirm={() => renew.mutateAsync()}
      >
        {t('referrals.renewText', { name })}
      </ConfirmButton>
      <ConfirmButton
        label={t('referrals.revoke')}
        size="compact-sm"
        title={t('referrals.revokeTitle')}
        confirmLabel={t('referrals.revoke')}
        onConfirm={() => revoke.mutateAsync()}
      >
        {t('referrals.revokeText', { name })}
      </ConfirmButton>
    </>
  );
}

function useLinkAct(act: () => Promise<ReferralLink>, done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['referral-links'] }),
  });
}
