import { t } from '../../platform/messages.ts';
import { CompanyListPart } from '../company-lists/company-list-part.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How the company is organized: its departments and its locations. */
export function StructureSettings() {
  return (
    <SettingsSection
      id="structure"
      title={t('companyLists.structure')}
      about={t('companyLists.aboutStructure')}
    >
      <CompanyListPart
        list="departments"
        title={t('companyLists.departments')}
        about={t('companyLists.aboutDepartments')}
        words={{
          add: t('companyLists.addDepartment'),
          name: (number) => t('companyLists.nameOfDepartment', { number }),
          empty: t('companyLists.noDepartments'),
        }}
      />
      <CompanyListPart
        list="locations"
        title={t('companyLists.locations')}
        about={t('companyLists.aboutLocations')}
        words={{
          add: t('companyLists.addLocation'),
          name: (number) => t('companyLists.nameOfLocation', { number }),
          empty: t('companyLists.noLocations'),
        }}
      />
    </SettingsSection>
  );
}
