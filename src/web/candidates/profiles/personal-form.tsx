import { Button, Card, Group, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { CandidateProfile, PersonalInfo } from '../../../api/candidates/candidates.ts';
import type { ResumeValue } from '../../../api/candidates/profiles.ts';
import { AccountEmail, EmailDialog } from './account-email.tsx';
import { t } from '../../platform/messages.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { NewerValues } from './newer-values.tsx';
import { completeLink, newerPersonalValues, personalLabels as labels } from './personal-values.ts';
import { PhoneField } from './phone-field.tsx';
import { ResumeNote } from './resume-note.tsx';
import { usePersonalForm } from './use-personal-form.ts';

type Props = {
  profile: CandidateProfile;
  resumeValues: ResumeValue[];
  resumeId: string | null;
  onDirty: (dirty: boolean) => void;
};
type Form = ReturnType<typeof usePersonalForm>;

/**
 * The person's own data. What a resume filled can be kept or emptied, what it says can be used, field by field; a newer record
 * from elsewhere is shown beside what is typed.
 */
export function PersonalForm(props: Props) {
  const made = usePersonalForm(props.profile, props.onDirty);
  const { form, newer } = made;
  const [changingEmail, setChangingEmail] = useState(false);
  return (
    <>
      <form {...made.formProps}>
        <Stack gap="md">
          <FormErrors errors={form.errors} labels={labels} problem={made.problem} />
          {newer && (
            <NewerValues
              key={newer.version}
              what="profile"
              values={newerPersonalValues(form.values, newer.base, newer.theirs, form.setValues)}
            />
          )}
          <Card component="section" aria-labelledby="personal-title">
            <Stack gap="md">
              <div>
                <Title order={2} size="h3" id="personal-title">
                  {t('profiles.aboutYou')}
                </Title>
                <Text size="xs" c="dimmed" mt={4}>
                  {t('profiles.requiredFields')}
                </Text>
              </div>
              <Fields {...props} made={made} onChangeEmail={() => setChangingEmail(true)} />
              <Group gap="md">
                <Button type="submit" loading={made.busy}>
                  {t('profiles.saveProfile')}
                </Button>
                <Text size="sm" c="dimmed" component="output">
                  {form.isDirty() ? t('profiles.unsavedChanges') : ''}
                </Text>
              </Group>
            </Stack>
          </Card>
        </Stack>
      </form>
      <EmailDialog opened={changingEmail} onClose={() => setChangingEmail(false)} />
    </>
  );
}

function Fields(props: Props & { made: Form; onChangeEmail: () => void }) {
  const { form, base, notifyPhone } = props.made;
  const noted = (name: keyof PersonalInfo, field: ReactNode) => (
    <Noted {...props} name={name}>
      {field}
    </Noted>
  );
  const field = (name: keyof PersonalInfo) => ({
    id: name,
    label: labels[name],
    ...form.getInputProps(name),
  });
  const link = (name: 'linkedin' | 'github' | 'portfolio', placeholder: string) =>
    noted(
      name,
      <TextInput
        {...field(name)}
        placeholder={placeholder}
        inputMode="url"
        onBlur={() => form.setFieldValue(name, completeLink(form.values[name], name))}
      />,
    );
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {noted('first_name', <TextInput required autoComplete="given-name" {...field('first_name')} />)}
        {noted('last_name', <TextInput required autoComplete="family-name" {...field('last_name')} />)}
      </SimpleGrid>
      <AccountEmail email={props.profile.email} onChange={props.onChangeEmail} />
      {noted(
        'phone',
        <PhoneField
          id="phone"
          label={labels.phone}
          value={form.values.phone}
          stored={base.personal_info.phone}
          error={form.errors['phone']}
          onChange={(phone) => {
            notifyPhone(null);
            form.setFieldValue('phone', phone);
          }}
          onProblem={notifyPhone}
        />,
      )}
      {noted('location', <TextInput autoComplete="address-level2" {...field('location')} />)}
      {link('linkedin', 'https://www.linkedin.com/in/…')}
      {link('github', 'https://github.com/…')}
      {link('portfolio', 'https://…')}
      {noted('bio', <Textarea autosize minRows={4} maxRows={16} {...field('bio')} />)}
    </>
  );
}

/** A field with what a resume has to do with its value. */
function Noted(props: Props & { made: Form; name: keyof PersonalInfo; children: ReactNode }) {
  const { name, made } = props;
  const { form, base } = made;
  const value = form.values[name];
  const untouched = value === base.personal_info[name];
  return (
    <div>
      {props.children}
      <ResumeNote
        label={labels[name]}
        filled={untouched && base.from_resume.includes(name)}
        empty={untouched && value === ''}
        found={props.resumeValues.find(({ field: of }) => of === name)}
        resumeId={props.resumeId}
        busy={made.deciding.includes(name)}
        onDecide={(decision) => made.decide({ field: name, decision })}
      />
    </div>
  );
}
