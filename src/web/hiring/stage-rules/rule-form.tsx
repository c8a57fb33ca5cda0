import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobPipeline } from '../../../api/hiring/job-stages.ts';
import {
  longestWaitDays,
  ruleActions,
  type RuleAct,
  type RuleInput,
  type StageRule,
  type StageRuleList,
} from '../../../api/hiring/stage-rules.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { pipelineQuery } from '../applications/applicant-queries.ts';
import { stagesAsUsual } from '../job-stages/stage-labels.ts';
import { templatesQuery } from '../messages/message-queries.ts';
import { newerRules, saveRules, sentRules, stageRulesQuery } from './rule-queries.ts';
import { actionLabels } from './rule-labels.ts';

type Props = { rule: StageRule | null; job: JobPipeline | null; onClose: () => void };
type Values = {
  scope: 'all' | 'job';
  stage: string;
  do: RuleAct['do'];
  text: string;
  to: string;
  template_id: string;
  tag: string;
  days: string;
};

/** Adds a rule, or changes one; which fields there are follows what it does. */
export function RuleForm({ rule, job, onClose }: Props) {
  const made = useRuleForm({ rule, job, onClose });
  const { form } = made;
  const deed = form.values.do;
  return (
    <DialogForm form={made} submit={t('stageRules.save')} back={t('stageRules.cancel')} onBack={onClose}>
      <ScopeChoice form={form} rule={rule} job={job} />
      <NativeSelect
        label={t('stageRules.deed')}
        data={ruleActions.map((value) => ({ value, label: actionLabels[value] }))}
        {...form.getInputProps('do')}
      />
      {deed === 'task' && (
        <TextInput
          label={t('stageRules.task')}
          description={t('stageRules.taskHint')}
          maxLength={200}
          {...form.getInputProps('text')}
        />
      )}
      {deed === 'message' && <TemplateChoice form={form} />}
      {deed === 'tag' && (
        <TextInput label={t('stageRules.tag')} maxLength={40} {...form.getInputProps('tag')} />
      )}
      {(deed === 'task' || deed === 'notify') && <PersonChoice form={form} />}
      {(deed === 'task' || deed === 'message') && (
        <NativeSelect
          label={deed === 'task' ? t('stageRules.dueIn') : t('stageRules.sendAfter')}
          description={deed === 'message' && t('stageRules.sendHint')}
          data={daysToChoose(deed)}
          {...form.getInputProps('days')}
        />
      )}
    </DialogForm>
  );
}

type Form = ReturnType<typeof useRuleForm>['form'];

/** For which job, and which of its stages. */
function ScopeChoice({ form, rule, job }: { form: Form } & Pick<Props, 'rule' | 'job'>) {
  const jobId = job?.job_id ?? rule?.job?.id ?? null;
  const loaded = useQuery({ ...pipelineQuery(jobId ?? ''), enabled: jobId !== null });
  const isOfJob = form.values.scope === 'job';
  const own = isOfJob ? (loaded.data?.stages ?? job?.stages) : undefined;
  const stages = (own ?? stagesAsUsual).filter(({ kind }) => kind !== 'new' && kind !== 'withdrawn');
  const options = stages.map(({ key, name }) => ({ value: key, label: name }));
  const isKnown = options.some(({ value }) => value === form.values.stage);
  return (
    <>
      {jobId !== null && (
        <NativeSelect
          label={t('stageRules.appliesTo')}
          data={[
            {
              value: 'job',
              label: job ? t('stageRules.thisJob') : t('stageRules.oneJob', { job: rule?.job?.title ?? '' }),
            },
            { value: 'all', label: t('stageRules.allJobs') },
          ]}
          {...form.getInputProps('scope')}
          onChange={(event) =>
            form.setValues({ scope: event.currentTarget.value === 'job' ? 'job' : 'all', stage: 'interview' })
          }
        />
      )}
      <NativeSelect
        label={t('stageRules.whenMoved')}
        description={jobId === null && t('stageRules.jobHint')}
        data-autofocus
        data={isKnown ? options : [{ value: form.values.stage, label: rule?.stage_name ?? '' }, ...options]}
        {...form.getInputProps('stage')}
      />
    </>
  );
}

function TemplateChoice({ form }: { form: Form }) {
  const templates = useQuery(templatesQuery).data?.items;
  if (templates?.length === 0) {
    return (
      <Text size="sm">
        {t('stageRules.noTemplates')}{' '}
        <TextLink to="/recruiter/templates">{t('stageRules.makeTemplate')}</TextLink>
      </Text>
    );
  }
  return (
    <NativeSelect
      label={t('stageRules.template')}
      data={[
        { value: '', label: t('stageRules.chooseTemplate') },
        ...(templates ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...form.getInputProps('template_id')}
    />
  );
}

function PersonChoice({ form }: { form: Form }) {
  const members = memberOptions(useQuery(membersQuery).data?.items ?? []);
  return (
    <NativeSelect
      label={t('stageRules.who')}
      description={form.values.to === '' && t('stageRules.responsibleHint')}
      data={[{ value: '', label: t('stageRules.responsible') }, ...members]}
      {...form.getInputProps('to')}
    />
  );
}

function useRuleForm({ rule, job, onClose }: Props) {
  const client = useQueryClient();
  const { queryKey } = stageRulesQuery;
  const jobId = job?.job_id ?? rule?.job?.id ?? null;
  return useMutationForm<Values, StageRuleList>({
    initialValues: typedRule(rule, job),
    draft: `stage rule ${rule?.id ?? jobId ?? 'new'}`,
    validate: {
      text: (text, values) => (values.do === 'task' && text.trim() === '' ? t('stageRules.enterTask') : null),
      tag: (tag, values) => (values.do === 'tag' && tag.trim() === '' ? t('stageRules.enterTag') : null),
      template_id: (id, values) =>
        values.do === 'message' && id === '' ? t('stageRules.chooseTemplate') : null,
    },
    save: (values) => {
      const { items, version } = client.getQueryData(queryKey) ?? { items: [], version: 0 };
      const wish = { job_id: values.scope === 'job' ? jobId : null, stage: values.stage, act: actOf(values) };
      const kept: RuleInput[] = sentRules(items);
      const at = rule === null ? -1 : kept.findIndex(({ id }) => id === rule.id);
      return saveRules(version, at < 0 ? [...kept, wish] : kept.with(at, { ...wish, id: rule?.id }));
    },
    saved: t('stageRules.saved'),
    onSaved: (stored) => {
      client.setQueryData(queryKey, stored);
      onClose();
    },
    onFailed: (error) => {
      const newer = newerRules(error);
      if (newer) client.setQueryData(queryKey, newer);
      return false;
    },
    problemOf: (error) => (newerRules(error) ? t('stageRules.changedByOther') : ''),
    // `items.3.act.days` is this form's `days`.
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
}

function daysToChoose(deed: 'task' | 'message'): { value: string; label: string }[] {
  return Array.from({ length: longestWaitDays + 1 }, (_, days) => ({
    value: String(days),
    label: deed === 'task' ? t('stageRules.dueDays', { days }) : t('stageRules.sendDays', { days }),
  }));
}

function typedRule(rule: StageRule | null, job: JobPipeline | null): Values {
  const blank: Values = {
    scope: job ? 'job' : 'all',
    stage: job?.stages.find(({ kind }) => kind === 'interview')?.key ?? 'interview',
    do: 'task',
    text: '',
    to: '',
    template_id: '',
    tag: '',
    days: '1',
  };
  if (!rule) return blank;
  const { act } = rule;
  return {
    scope: rule.job ? 'job' : 'all',
    stage: rule.stage,
    do: act.do,
    text: act.do === 'task' ? act.text : '',
    to: 'to' in act ? (act.to ?? '') : '',
    template_id: act.do === 'message' ? act.template_id : '',
    tag: act.do === 'tag' ? act.tag : '',
    days: 'days' in act ? String(act.days) : '1',
  };
}

function actOf(values: Values): RuleAct {
  const to = values.to === '' ? null : values.to;
  const days = Number(values.days);
  switch (values.do) {
    case 'task':
      return { do: 'task', text: values.text, to, days };
    case 'message':
      return { do: 'message', template_id: values.template_id, days };
    case 'tag':
      return { do: 'tag', tag: values.tag };
    case 'notify':
      return { do: 'notify', to };
  }
}
