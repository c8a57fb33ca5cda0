import type { ComponentType } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { AtsSettings } from '../../integrations/ats/ats-settings.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { OwnModelPart } from './own-model-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import { t } from '../../platform/messages.ts';

type Part = { name: string; component: ComponentType; isFor?: (user: SessionUser) => boolean };

/** The keys to other programs, a line for each: its component draws a `SettingsPart`; without `isFor` everybody sees it. */
const parts: Part[] = [
  { name: 'own-model', component: OwnModelPart },
  { name: 'ats', component: AtsSettings, isFor: ({ company }) => company?.owner === true },
];

/** The keys with which Tenon calls other programs for the person or their company. */
export function ApiKeysSettings() {
  const { user } = useSession();
  return (
    <SettingsSection id="api-keys" title={t('settings.apiKeys')} about={t('settings.apiKeysAbout')}>
      {parts.map(
        ({ name, component: Part, isFor }) => (!isFor || (user && isFor(user))) && <Part key={name} />,
      )}
    </SettingsSection>
  );
}
