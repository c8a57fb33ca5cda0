import { Anchor, Badge, Button, Group, Modal, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type TalentPerson, type TalentRecord, talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { Ledger } from '../../matching/fit/ledger.tsx';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useFormDraft } from '../../platform/ui/use-form-draft.ts';
import { AddToJob } from './add-to-job.tsx';
import { MoreFiles } from '../../hiring/resume-imports/more-files.tsx';
import { OpenResume } from './open-resume.tsx';
import { InviteForm } from './invite-form.tsx';
import { talentRecordQuery } from './talent-queries.ts';
import classes from './talent.module.css';
import { wayLabels } from './talent-labels.ts';
import { t } from '../../platform/messages.ts';

/** One person of the pool: who they are, why the match is what it is, tags, invitations, and what was merged into them. */
export function PersonDialog(props: { id: string | null; job: string | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={props.id !== null}
      onClose={props.onClose}
      title={t('talentPool.personTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('talentPool.close') }}
    >
      {props.id !== null && <Loaded id={props.id} job={props.job} onClose={props.onClose} />}
    </Modal>
  );
}

function Loaded({ id, job, onClose }: { id: string; job: string | undefined; onClose: () => void }) {
  const record = useQuery(talentRecordQuery(id, job));
  if (record.error) {
    return <ErrorView order={3} title={t('talentPool.personGone')} error={record.error} />;
  }
  if (!record.data) return <SkeletonList rows={3} height={48} />;
  const person = record.data;
  return (
    <Stack gap="lg">
      <div>
        <Title order={3} className={classes.words}>
          {person.name}
        </Title>
        <Text size="sm" className={classes.words}>
          {[person.headline, person.location].filter(Boolean).join(' · ')}
        </Text>
        {person.email !== '' && (
          <Anchor size="sm" href={`mailto:${person.email}`} className={classes.words}>
            {person.email}
          </Anchor>
        )}
        {person.phone !== '' && <Text size="sm">{person.phone}</Text>}
        <Text size="xs" c="dimmed" mt={4}>
          {sinceLine(person)}
        </Text>
      </div>
      {person.resume && <OpenResume id={person.id} name={person.resume.file_name} />}
      {person.more_files.length > 0 && <MoreFiles files={person.more_files} />}
      <Group gap={4}>
        {person.skills.map((skill) => (
          <Badge key={skill} color="gray">
            {skill}
          </Badge>
        ))}
      </Group>
      <Tags person={person} />
      {person.score && (
        <section aria-label={t('talentPool.whyThisScore')}>
          <ScoreBar value={person.score.skill_overlap} shape={person.score.shape} />
          <Ledger rows={person.score.ledger} />
        </section>
      )}
      <InviteForm person={person} job={job} />
      {person.way === 'added' && <AddToJob person={person} job={job} />}
      <Merged person={person} />
      {person.way === 'added' && <Remove person={person} onDone={onClose} />}
    </Stack>
  );
}

function Tags({ person }: { person: TalentRecord }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (tags: string[]) => call(talentApi.tagTalent, { params: { id: person.id }, body: { tags } }),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] }),
  });
  const draft = useFormDraft({ initialValues: { tag: '' }, draft: `tag of ${person.id}` });
  const [typed, setTyped] = useState(draft.values.tag);
  return (
    <TagsInput
      label={t('talentPool.companyTags')}
      description={t('talentPool.aboutTags')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={save.isPending ? save.variables : person.tags}
      maxTags={20}
      maxLength={40}
      onChange={(tags) => save.mutate(tags)}
      searchValue={typed}
      onSearchChange={(tag) => {
        setTyped(tag);
        draft.keep({ tag });
      }}
    />
  );
}

function Merged({ person }: { person: TalentRecord }) {
  const client = useQueryClient();
  const split = useMutation({
    mutationFn: (id: string) => call(talentApi.splitTalent, { params: { id } }),
    onSuccess: () => toast.success(t('talentPool.mergeUndone')),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] }),
  });
  if (person.merged.length === 0) return null;
  return (
    <section aria-label={t('talentPool.mergedRecords')}>
      <Title order={4}>{t('talentPool.mergedInto')}</Title>
      {person.merged.map((other) => (
        <Group key={other.id} justify="space-between" gap="xs">
          <Text size="sm" className={classes.words}>
            {other.name} {other.email} · {formatDate(other.at)}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => split.mutate(other.id)}>
            {t('talentPool.splitPerson', { name: other.name })}
          </Button>
        </Group>
      ))}
    </section>
  );
}

function Remove({ person, onDone }: { person: TalentRecord; onDone: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(talentApi.removeTalent, { params: { id: person.id } }),
    onSuccess: () => {
      toast.success(t('talentPool.personDeleted', { name: person.name }));
      onDone();
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] }),
  });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" w="fit-content" onClick={() => setAsking(true)}>
        {t('talentPool.deletePerson')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('talentPool.deleteTitle', { name: person.name })}
        confirmLabel={t('talentPool.deleteConfirm', { name: person.name })}
        danger
        onConfirm={() => remove.mutateAsync()}
      >
        {t('talentPool.aboutDeleting')}
      </ConfirmDialog>
    </>
  );
}

function sinceLine({ way, since, source }: TalentPerson): string {
  const known = { way: wayLabels[way], on: formatDate(since) };
  return source === ''
    ? t('talentPool.keptSince', known)
    : t('talentPool.keptSinceFrom', { ...known, source });
}
