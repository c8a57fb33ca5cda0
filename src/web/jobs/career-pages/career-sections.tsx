import {
  ActionIcon,
  Button,
  Card,
  FileButton,
  Group,
  Image,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { careerPagesApi, careerPictures } from '../../../api/jobs/career-pages.ts';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { upload } from '../../platform/upload.ts';
import type { CareerValues } from './career-values.ts';
import type { UseFormReturnType } from '@mantine/form';

type Form = UseFormReturnType<CareerValues>;
const most = 12;

/** The sections of a career page: written, moved, removed, each with a picture. */
export function CareerSections({ form }: { form: Form }) {
  const { sections } = form.values;
  return (
    <SettingsPart title={t('careerPages.sections')} about={t('careerPages.aboutSections')}>
      <Stack gap="md">
        {sections.map((_section, at) => (
          <SectionCard key={at} form={form} at={at} />
        ))}
        {sections.length < most && (
          <Button
            variant="default"
            w="fit-content"
            onClick={() =>
              form.insertListItem('sections', { title: '', body: '', picture: null, picture_text: '' })
            }
          >
            {t('careerPages.addSection')}
          </Button>
        )}
      </Stack>
    </SettingsPart>
  );
}

function SectionCard({ form, at }: { form: Form; at: number }) {
  const number = at + 1;
  const last = form.values.sections.length - 1;
  const move = (to: number) => form.reorderListItem('sections', { from: at, to });
  const action = { variant: 'subtle', color: 'gray', size: 32 } as const;
  return (
    <Card component="fieldset" m={0} aria-label={t('careerPages.section', { number })}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={500}>
            {t('careerPages.section', { number })}
          </Text>
          <Group gap={4}>
            <ActionIcon
              {...action}
              disabled={at === 0}
              aria-label={t('careerPages.moveUp', { number })}
              onClick={() => move(at - 1)}
            >
              <ArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              {...action}
              disabled={at === last}
              aria-label={t('careerPages.moveDown', { number })}
              onClick={() => move(at + 1)}
            >
              <ArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              {...action}
              aria-label={t('careerPages.removeSection', { number })}
              onClick={() => form.removeListItem('sections', at)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
        <TextInput
          label={t('careerPages.sectionTitle')}
          maxLength={100}
          {...form.getInputProps(`sections.${at}.title`)}
        />
        <Textarea
          label={t('careerPages.sectionText')}
          autosize
          minRows={3}
          maxRows={12}
          {...form.getInputProps(`sections.${at}.body`)}
        />
        <PictureField form={form} at={at} />
      </Stack>
    </Card>
  );
}

function PictureField({ form, at }: { form: Form; at: number }) {
  const hash = form.values.sections[at]?.picture ?? null;
  const text = form.values.sections[at]?.picture_text ?? '';
  const store = useMutation({
    mutationFn: (file: File) => {
      if (file.size > careerPictures.bytes) throw new Error(t('careerPages.pictureTooLarge'));
      return upload(careerPagesApi.storeCareerPicture, { body: file });
    },
    onSuccess: (stored) => form.setFieldValue(`sections.${at}.picture`, stored.hash),
  });
  return (
    <>
      <FormProblem problem={store.error?.message ?? null} />
      {hash && (
        <Image src={`/api/career-pictures/${hash}`} alt={text} mah={160} w="auto" fit="contain" radius="sm" />
      )}
      <Group gap="xs">
        <FileButton
          inputProps={reselectFile}
          accept="image/png,image/jpeg,image/webp"
          onChange={(file) => file && store.mutate(file)}
        >
          {(props) => (
            <Button variant="default" size="compact-sm" loading={store.isPending} {...props}>
              {t('careerPages.choosePicture')}
            </Button>
          )}
        </FileButton>
        {hash && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue(`sections.${at}.picture`, null)}
          >
            {t('careerPages.removePicture')}
          </Button>
        )}
      </Group>
      {hash && (
        <TextInput
          label={t('careerPages.pictureText')}
          description={t('careerPages.aboutPictureText')}
          maxLength={200}
          {...form.getInputProps(`sections.${at}.picture_text`)}
        />
      )}
    </>
  );
}
