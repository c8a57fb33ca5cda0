import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { maxContacts, type TrackedContact } from '../../../api/candidates/tracking.ts';
import { t } from '../../platform/messages.ts';
import classes from './tracking-fields.module.css';

/** What a form holds of a plan: the next step, its day, and whom I know there. */
export type TrackingValues = { next_step: string; remind_on: string; contacts: TrackedContact[] };

/** The next step with its day, and the contacts, of an application here or elsewhere. */
export function TrackingFields<Values extends TrackingValues>({ form }: { form: UseFormReturnType<Values> }) {
  // A form of more values has these too; the types of paths do not follow that.
  const own = form as unknown as UseFormReturnType<TrackingValues>;
  const { contacts } = own.getValues();
  return (
    <>
      <TextInput
        id="next_step"
        label={t('externalApplications.nextStep')}
        placeholder={t('externalApplications.nextStepExample')}
        maxLength={300}
        {...own.getInputProps('next_step')}
      />
      <TextInput
        id="remind_on"
        label={t('targetJobs.remindOn')}
        description={t('externalApplications.remindHint')}
        type="date"
        min="1900-01-01"
        max="2099-12-31"
        {...own.getInputProps('remind_on')}
      />
      <fieldset className={classes.contacts} id="contacts" tabIndex={-1}>
        <Text component="legend" size="sm" fw={500}>
          {t('externalApplications.contacts')}
        </Text>
        {contacts.map((contact, index) => (
          <Contact key={index} form={own} index={index} name={contact.name} />
        ))}
        {contacts.length < maxContacts && (
          <Group>
            <Button
              size="xs"
              variant="default"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => own.insertListItem('contacts', noContact)}
            >
              {t('externalApplications.addContact')}
            </Button>
          </Group>
        )}
      </fieldset>
    </>
  );
}

const noContact: TrackedContact = { name: '', role: '', email: '', phone: '' };

function Contact({
  form,
  index,
  name,
}: {
  form: UseFormReturnType<TrackingValues>;
  index: number;
  name: string;
}) {
  const field = (part: keyof TrackedContact) => ({
    id: `contacts.${index}.${part}`,
    ...form.getInputProps(`contacts.${index}.${part}`),
  });
  return (
    <div className={classes.contact}>
      <TextInput label={t('externalApplications.contactName')} maxLength={200} {...field('name')} />
      <TextInput label={t('externalApplications.contactRole')} maxLength={200} {...field('role')} />
      <TextInput
        label={t('externalApplications.contactEmail')}
        type="email"
        maxLength={254}
        {...field('email')}
      />
      <TextInput
        label={t('externalApplications.contactPhone')}
        type="tel"
        maxLength={60}
        {...field('phone')}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={
          name === ''
            ? t('externalApplications.removeContact')
            : t('externalApplications.removeNamed', { name })
        }
        onClick={() => form.removeListItem('contacts', index)}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
