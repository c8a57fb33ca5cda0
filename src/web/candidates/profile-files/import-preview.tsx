import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ProfileImport,
  profileFilesApi,
  type ReadProfileFile,
} from '../../../api/candidates/profile-files.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { personalLabels } from '../profiles/personal-values.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ImportPositions, ImportSkills } from './import-entries.tsx';
import { ImportPart } from './import-part.tsx';
import classes from './profile-files.module.css';
import { type ImportChoices, nameOfSection, useImportChoices } from './use-import-choices.ts';

type Body = CallInput<typeof profileFilesApi.importProfile>['body'];

const readWords = {
  json_resume: t('profileFiles.readJson'),
  linkedin: t('profileFiles.readLinkedIn'),
  europass: t('profileFiles.readEuropass'),
};

/** What a file would add and change, with a choice for each value; all of it is saved at once. */
export function ImportPreview({ read, onDone }: { read: ReadProfileFile; onDone: () => void }) {
  const { document, found, format } = read;
  const choices = useImportChoices(found);
  const take = useImport(onDone);
  const isEmpty = choices.count + found.fields.length + found.positions.length + found.skills.length === 0;
  return (
    <Stack gap="lg">
      <Text size="sm" component="output">
        {isEmpty ? t('profileFiles.nothingNew') : readWords[format]}
      </Text>
      {choices.count > 1 && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => choices.chooseAll('taken')}>
            {t('profileFiles.takeAll')}
          </Button>
          <Button size="xs" variant="default" onClick={() => choices.chooseAll('kept')}>
            {t('profileFiles.keepAll')}
          </Button>
        </Group>
      )}
      <Fields changes={found.fields} choices={choices} />
      <ImportPositions positions={found.positions} choices={choices} />
      <ImportSkills skills={found.skills} choices={choices} />
      <Sections sections={found.sections} choices={choices} />
      <Group gap="xs">
        <Button
          loading={take.isPending}
          onClick={() => take.mutate({ version: found.version, document, ...choices.body() })}
        >
          {t('profileFiles.import')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('profileFiles.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

function useImport(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(profileFilesApi.importProfile, { body }),
    onSuccess: async (done) => {
      toast.success(t('profileFiles.imported', done));
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.code === 'stale_version'
          ? t('profileFiles.changedElsewhere')
          : error.message,
      ),
  });
}

function Fields({ changes, choices }: { changes: ProfileImport['fields']; choices: ImportChoices }) {
  if (changes.length === 0) return null;
  return (
    <ImportPart title={t('profileFiles.personalInformation')}>
      <ul className={classes.list}>
        {changes.map(({ field, ...change }) => (
          <ChoiceRow
            key={field}
            label={personalLabels[field]}
            {...change}
            choice={choices.of(field)}
            onChoose={(choice) => choices.choose(field, choice)}
          />
        ))}
      </ul>
    </ImportPart>
  );
}

function Sections({ sections, choices }: { sections: ProfileImport['sections']; choices: ImportChoices }) {
  if (sections.length === 0) return null;
  return (
    <ImportPart title={t('profileFiles.otherSections')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('profileFiles.otherSectionsHint')}
      </Text>
      <ul className={classes.list}>
        {sections.map(({ section, before, after, choices: possible }) => (
          <ChoiceRow
            key={section}
            label={sectionNames[section] ?? section}
            before={before}
            after={after}
            choices={possible}
            choice={choices.of(nameOfSection(section))}
            onChoose={(choice) => choices.choose(nameOfSection(section), choice)}
          />
        ))}
      </ul>
    </ImportPart>
  );
}

const sectionNames: Record<string, string> = {
  education: t('profileFiles.sectionEducation'),
  languages: t('profileFiles.sectionLanguages'),
  certificates: t('profileFiles.sectionCertificates'),
  projects: t('profileFiles.sectionProjects'),
  volunteer: t('profileFiles.sectionVolunteer'),
  awards: t('profileFiles.sectionAwards'),
  publications: t('profileFiles.sectionPublications'),
  interests: t('profileFiles.sectionInterests'),
  references: t('profileFiles.sectionReferences'),
  'basics.label': t('profileFiles.sectionHeadline'),
};
