import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyListName } from '../../../api/identity/company-lists.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { LoadedPart } from '../settings/loaded-part.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { CompanyListForm, type ListWords } from './company-list-form.tsx';
import { companyListsQuery } from './company-list-queries.ts';

type Props = { list: CompanyListName; title: string; about: string; words: ListWords };

/** One of the company's lists in Settings: owners change it, the others read it. */
export function CompanyListPart({ list, title, about, words }: Props) {
  const lists = useQuery(companyListsQuery);
  const owner = useSession().user?.company?.owner === true;
  return (
    <SettingsPart title={title} about={owner ? about : `${about} ${t('companySettings.ownersOnly')}`}>
      <LoadedPart query={lists} failure={t('companyLists.loadFailed')} rows={3}>
        {(data) =>
          owner ? (
            <CompanyListForm list={list} saved={data[list]} words={words} />
          ) : (
            <Names
              names={data[list].items.flatMap(({ name, retired }) => (retired ? [] : name))}
              {...words}
            />
          )
        }
      </LoadedPart>
    </SettingsPart>
  );
}

function Names({ names, empty }: { names: string[]; empty: string }) {
  if (names.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The company's own reasons for rejection. */
export function RejectReasonsPart() {
  return (
    <CompanyListPart
      list="reject_reasons"
      title={t('companyLists.rejectReasons')}
      about={t('companyLists.aboutRejectReasons')}
      words={{
        add: t('companyLists.addReason'),
        name: (number) => t('companyLists.nameOfReason', { number }),
        empty: t('companyLists.noReasons'),
      }}
    />
  );
}
