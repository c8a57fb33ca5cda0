import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OfferApprovers, offersApi } from '../../../api/hiring/offers.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { ApproverOrder } from './approver-order.tsx';
import { offerApproversQuery } from './offer-queries.ts';
import { OfferTemplates } from './offer-templates.tsx';
import classes from './offers.module.css';

/** Who approves offers, and the texts that they begin with. */
export function OfferSettings() {
  const { user } = useSession();
  const mayChange = user?.company?.owner === true || user?.role === 'admin';
  return (
    <SettingsSection id="offers" title={t('offers.offers')} about={t('offers.aboutOffers')}>
      <SettingsPart title={t('offers.offerApproval')} about={t('offers.aboutOfferApproval')}>
        <LoadedPart query={useQuery(offerApproversQuery)} failure={t('offers.approversLoadFailed')}>
          {(stored) => (mayChange ? <ApproverForm stored={stored} /> : <Approvers stored={stored} />)}
        </LoadedPart>
      </SettingsPart>
      {user?.company?.shares === true && (
        <SettingsPart title={t('offers.manageTemplates')} about={t('offers.aboutTemplates')}>
          <OfferTemplates />
        </SettingsPart>
      )}
    </SettingsSection>
  );
}

function Approvers({ stored: { items } }: { stored: OfferApprovers }) {
  return (
    <Stack gap="xs">
      {items.length === 0 ? (
        <Text size="sm">{t('offers.noApprovers')}</Text>
      ) : (
        <ol className={classes.people} aria-label={t('offers.approvers')}>
          {items.map(({ id, name }, at) => (
            <li key={id}>
              <span aria-hidden>{at + 1}</span>
              <span className={classes.name}>{name}</span>
            </li>
          ))}
        </ol>
      )}
      <Text size="sm" c="dimmed">
        {t('offers.approversOwnersOnly')}
      </Text>
    </Stack>
  );
}

function ApproverForm({ stored }: { stored: OfferApprovers }) {
  const { form, problem, busy, formProps } = useApproverForm(stored);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <ApproverOrder
          people={form.values.items}
          error={form.errors['items'] ?? Object.values(form.errors)[0]}
          about={t('offers.aboutDefaultApprovers')}
          onChange={(items) =>
            form.setFieldValue(
              'items',
              items.map(({ id, name }) => ({ id, name })),
            )
          }
        />
        <Group>
          <Button type="submit" loading={busy}>
            {t('offers.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useApproverForm(stored: OfferApprovers) {
  const client = useQueryClient();
  const { queryKey } = offerApproversQuery;
  const made = useMutationForm({
    initialValues: valuesOf(stored),
    save: ({ items }) =>
      call(offersApi.changeOfferApprovers, {
        body: {
          version: client.getQueryData(queryKey)?.version ?? stored.version,
          items: items.map(({ id }) => id),
        },
      }),
    fieldOf: (path) => path.replace(/^items\.\d+$/, 'items'),
    saved: t('offers.approversSaved'),
    onSaved: (now) => {
      client.setQueryData(queryKey, now);
      made.startFrom(valuesOf(now));
    },
    onFailed: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') return false;
      const now = await client.fetchQuery({ ...offerApproversQuery, staleTime: 0 });
      made.startFrom(valuesOf(now));
      made.setProblem(t('offers.newerApprovers'));
      return true;
    },
  });
  return made;
}

function valuesOf({ items }: OfferApprovers) {
  return { items: items.map(({ id, name }) => ({ id, name })) };
}
