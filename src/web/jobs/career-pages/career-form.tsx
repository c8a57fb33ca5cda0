import {
  Anchor,
  Button,
  Code,
  CopyButton,
  Group,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type CareerPage,
  careerPage as careerPageSchema,
  careerPageInput,
  careerPagesApi,
} from '../../../api/jobs/career-pages.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import type { CareerValues } from './career-values.ts';
import { careerPageQuery } from './career-queries.ts';
import { CareerSections } from './career-sections.tsx';

/** The fields of a career page, and the code for other sites. */
export function CareerForm({ page }: { page: CareerPage }) {
  const { form, problem, busy, formProps, isTypedBefore, discard, base } = useCareerForm(page);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <Basics form={form} base={base} />
        <CareerSections form={form} />
        <Embed code={base.embed_code}>
          <Textarea
            label={t('careerPages.sites')}
            description={t('careerPages.aboutSites')}
            autosize
            minRows={2}
            maxRows={10}
            {...form.getInputProps('sites')}
          />
        </Embed>
        <Group gap="md">
          <Button type="submit" loading={busy}>
            {t('careerPages.save')}
          </Button>
          <Text size="sm" c="dimmed" component="output">
            {form.isDirty() ? t('careerPages.unsaved') : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** What the page begins with. */
function Basics({ form, base }: { form: UseFormReturnType<CareerValues>; base: CareerPage }) {
  return (
    <>
      <TextInput
        label={t('careerPages.address')}
        description={t('careerPages.aboutAddress', {
          address: base.address.replace(/[^/]*$/, form.values.name),
        })}
        maxLength={40}
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <Group gap="md">
        <Switch
          label={t('careerPages.published')}
          {...form.getInputProps('published', { type: 'checkbox' })}
        />
        {base.published && (
          <Anchor href={base.address} target="_blank" rel="noopener" size="sm">
            {t('careerPages.seePage')}
          </Anchor>
        )}
      </Group>
      <TextInput
        label={t('careerPages.headline')}
        description={t('careerPages.aboutHeadline')}
        maxLength={120}
        {...form.getInputProps('headline')}
      />
      <Textarea
        label={t('careerPages.intro')}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('intro')}
      />
      <TextInput
        type="color"
        label={t('careerPages.color')}
        description={t('careerPages.aboutColor')}
        maw="20rem"
        {...form.getInputProps('color')}
      />
    </>
  );
}

function Embed({ code, children }: { code: string; children: ReactNode }) {
  return (
    <SettingsPart title={t('careerPages.embed')} about={t('careerPages.aboutEmbed')}>
      <Stack gap="md">
        <Group gap="xs" align="flex-start">
          <Code block style={{ flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {code}
          </Code>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('careerPages.copied') : t('careerPages.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        {children}
      </Stack>
    </SettingsPart>
  );
}

function useCareerForm(page: CareerPage) {
  const client = useQueryClient();
  const [base, setBase] = useState(page);
  const { shape } = careerPageInput;
  const made = useMutationForm({
    initialValues: valuesOf(page),
    draft: 'career page',
    validate: {
      name: (value) => issueIn(shape.name, value),
      intro: (value) => issueIn(shape.intro, value),
      sites: (value) => issueIn(shape.sites, linesOf(value)),
    },
    save: ({ sites, ...value }) =>
      call(careerPagesApi.saveCareerPage, {
        body: { version: base.version, value: { ...value, sites: linesOf(sites) } },
      }),
    saved: t('careerPages.saved'),
    onSaved: (saved) => {
      client.setQueryData(careerPageQuery.queryKey, saved);
      setBase(saved);
      made.startFrom(valuesOf(saved));
    },
    onFailed: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? careerPageSchema.safeParse(error.current) : null;
      // What was typed stays; it is saved over the newer page at the next try, which the problem says.
      if (current?.success) setBase(current.data);
      return false;
    },
  });
  return { ...made, base };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function valuesOf({ version: _v, address: _a, embed_code: _e, sites, ...values }: CareerPage): CareerValues {
  return { ...values, sites: sites.join('\n') };
}
