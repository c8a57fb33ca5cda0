import { Box, type FloatingPosition, Menu } from '@mantine/core';
import { assignRef, useMounted } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react';
import { accountSettingsApi, locales } from '../../../api/identity/account-settings.ts';
import { language } from '../../../messages/in-page.ts';
import { type Language, languages, localeIn, ownNameOf, usualLocale } from '../../../messages/languages.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { showAccountsLanguage } from '../../platform/shell/page-language.ts';
import { useSchemeChoice } from '../../platform/theme/scheme-choices.ts';
import { toast } from '../../platform/ui/toast.ts';
import { accountSettingsQuery } from './account-settings-queries.ts';
import { settingsMessages } from './settings-messages.ts';

type Props = {
  id: string;
  side: FloatingPosition;
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onOpened: (opened: boolean) => void;
};

/** The menu of whoever is signed in, beside the `button` that opens it, whose id is `id`. */
export function PersonMenu({ id, side, button, opened, onOpened }: Props) {
  // Opened a moment after it is drawn, so that it knows which element to give the focus back to.
  const drawn = useMounted();
  return (
    <Menu
      id={id}
      position={side}
      width="13rem"
      opened={drawn && opened}
      onChange={onOpened}
      // Inside the header, whose landmark it belongs to; the first choice has the focus.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Opener button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Themes />
        <Menu.Divider />
        <Languages />
        <Menu.Divider />
        <Menu.Item component={Link} to="/settings/account">
          {t('settings.accountSettings')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Tells the menu where its button is, which was there before it. */
function Opener({ button, ref }: { button: Props['button']; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, button.current);
  }, [ref, button]);
  return null;
}

function Themes() {
  const { schemes, chosen, choose } = useSchemeChoice();
  return (
    <Choices label={t('settings.theme')} value={chosen} onChange={choose}>
      {schemes.map(({ value, label }, at) => (
        <Menu.RadioItem key={value} value={value} data-autofocus={at === 0 || undefined}>
          {label}
        </Menu.RadioItem>
      ))}
    </Choices>
  );
}

function Languages() {
  const change = useLanguageChange();
  return (
    <Choices
      label={t('settings.language')}
      value={language}
      onChange={(value) => {
        const chosen = languages.find((one) => one === value);
        if (chosen) change.mutate(chosen);
      }}
    >
      {languages.map((one) => (
        <Menu.RadioItem key={one} value={one} lang={one} disabled={change.isPending}>
          {ownNameOf(one)}
        </Menu.RadioItem>
      ))}
    </Choices>
  );
}

function Choices(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const { label, children, ...choice } = props;
  return (
    <Box component="fieldset" bd="none" m={0} p={0} miw={0} aria-label={label}>
      <Menu.Label aria-hidden>{label}</Menu.Label>
      <Menu.RadioGroup {...choice}>{children}</Menu.RadioGroup>
    </Box>
  );
}

/** Saves the language in the account and shows the page in it; everything else stays as it is set. */
function useLanguageChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: Language) => {
      const { version } = await client.fetchQuery({ ...accountSettingsQuery, staleTime: 0 });
      const value = { locale: localeFor(chosen) };
      await call(accountSettingsApi.saveAccountSettings, { body: { version, value } });
    },
    onSuccess: showAccountsLanguage,
    onError: (error) => toast.error(settingsMessages.problemOf(error)),
  });
}

/** How numbers and dates are written with a language: as the browser does where that is of the language. */
function localeFor(chosen: Language) {
  const own = localeIn(chosen, navigator.language);
  return locales.find((one) => one === own) ?? locales.find((one) => one === usualLocale[chosen]) ?? null;
}
