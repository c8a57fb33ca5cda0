import { Button, NativeSelect, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { payLabel } from './proposal-labels.ts';
import { placeLabel } from '../../platform/ui/country-names.ts';
import { t } from '../../platform/messages.ts';
import type { JobFormValues } from './job-form-values.ts';
import classes from './proposal-list.module.css';
import { asRequired, hasTwoLists, inContext, placeInText, standingOf, withProposal } from './proposals.ts';
import type { Proposal, Standing } from './proposals.ts';

type Form = UseFormReturnType<JobFormValues>;

/**
 * What a text proposes for the form, each with its words: added one by one or all at once. What would change something entered is left
 * out of "all", and says what it would change.
 */
export function ProposalList(props: {
  form: Form;
  isNew: boolean;
  title: string;
  note?: ReactNode;
  proposals: Proposal[];
  onClose: () => void;
}) {
  const { rows, told, add, addAll, choose } = useProposals(props);
  return (
    <section className={classes.panel} aria-label={props.title}>
      <div className={classes.head}>
        <Text fw={500} size="sm">
          {props.title}
        </Text>
        <div className={classes.acts}>
          <Text component="output" size="xs" c="dimmed">
            {told}
          </Text>
          {rows.some(({ standing }) => standing === 'fills') && (
            <Button size="compact-sm" onClick={addAll}>
              {t('jobProposals.addAll')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={props.onClose}>
            {t('jobProposals.close')}
          </Button>
        </div>
      </div>
      {props.note}
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" pb="sm">
          {t('jobProposals.nothingFound')}
        </Text>
      )}
      <ul className={classes.rows}>
        {rows.map(({ proposal, standing }) => (
          <Row
            key={proposal.id}
            proposal={proposal}
            standing={standing}
            form={props.form}
            onRequired={(required) => choose(proposal.id, required)}
            onAdd={() => add(proposal)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The rows of the list, and what adds them to the form. */
function useProposals({ form, isNew, proposals }: { form: Form; isNew: boolean; proposals: Proposal[] }) {
  const [told, setTold] = useState('');
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  // What is in the form when the list opens is no proposal; what is added from it stays, so that no row moves under a hand.
  const [hidden] = useState(
    () =>
      new Set(proposals.filter((one) => standingOf(one, form.values, isNew) === 'there').map(({ id }) => id)),
  );
  const rows = proposals
    .filter(({ id }) => !hidden.has(id))
    .map((one) => {
      const required = chosen[one.id];
      const proposal = required === undefined ? one : asRequired(one, required);
      return { proposal, standing: standingOf(proposal, form.values, isNew) };
    });
  const add = (proposal: Proposal) => {
    form.setValues(withProposal(proposal, form.getValues()));
    setTold(t('jobProposals.addedNamed', { name: valueLabel(proposal) }));
  };
  const addAll = () => {
    let values = form.getValues();
    let count = 0;
    for (const { proposal } of rows) {
      if (standingOf(proposal, values, isNew) !== 'fills') continue;
      values = withProposal(proposal, values);
      count += 1;
    }
    form.setValues(values);
    form.clearErrors();
    const left = rows.filter(({ proposal }) => standingOf(proposal, values, isNew) === 'changes').length;
    setTold(t('jobProposals.addedAll', { count, left }));
  };
  const choose = (id: string, required: boolean) => setChosen((before) => ({ ...before, [id]: required }));
  return { rows, told, add, addAll, choose };
}

function Row(props: {
  proposal: Proposal;
  standing: Standing;
  form: Form;
  onRequired: (required: boolean) => void;
  onAdd: () => void;
}) {
  const { proposal, standing, form } = props;
  const name = valueLabel(proposal);
  const change = standing === 'changes' ? whatChanges(proposal, form.values) : null;
  return (
    <li className={classes.row}>
      <span className={classes.kind}>{kindLabel(proposal)}</span>
      <span className={classes.value}>{name}</span>
      <div className={classes.acts}>
        {standing === 'fills' && hasTwoLists(proposal) && proposal.kind === 'requirement' ? (
          <NativeSelect
            size="xs"
            aria-label={t('jobProposals.requiredOrDesired', { name })}
            data={[
              { value: 'required', label: t('jobProposals.required') },
              { value: 'desired', label: t('jobProposals.desired') },
            ]}
            value={proposal.value.required ? 'required' : 'desired'}
            onChange={(event) => props.onRequired(event.currentTarget.value === 'required')}
          />
        ) : (
          proposal.kind === 'requirement' && (
            <Text size="xs" c="dimmed">
              {proposal.value.required ? t('jobProposals.required') : t('jobProposals.desired')}
            </Text>
          )
        )}
        {standing === 'there' ? (
          <Text size="sm" c="dimmed">
            <Check size={16} aria-hidden /> {t('jobProposals.added')}
          </Text>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={
              change
                ? t('jobProposals.replaceNamed', { field: kindLabel(proposal), name })
                : t('jobProposals.addNamed', { name })
            }
            onClick={props.onAdd}
          >
            {change ? t('jobProposals.replace') : t('jobProposals.add')}
          </Button>
        )}
      </div>
      <Ground proposal={proposal} form={form} change={change} />
    </li>
  );
}

/** What a proposal rests on, which shows its words in the description; and what it would change. */
function Ground({ proposal, form, change }: { proposal: Proposal; form: Form; change: string | null }) {
  const { ground } = proposal;
  const question = proposal.kind === 'requirement' ? proposal.value.question : null;
  return (
    <div className={classes.ground}>
      {ground && <Words ground={ground} form={form} />}
      {!ground && proposal.kind !== 'description' && proposal.kind !== 'title' && t('jobProposals.fromData')}
      {question !== null && <div>{t('jobProposals.asQuestion', { question })}</div>}
      {change !== null && <div>{change}</div>}
    </div>
  );
}

function Words({ ground, form }: { ground: NonNullable<Proposal['ground']>; form: Form }) {
  const [before, words, after] = inContext(ground);
  const place = placeInText(ground, form.values.description);
  const shown = (
    <>
      {before}
      <mark>{words}</mark>
      {after}
    </>
  );
  if (place === null) return <div>{shown}</div>;
  return (
    <button
      type="button"
      className={classes.words}
      aria-label={t('jobProposals.showInText', { words })}
      onClick={() => selectInDescription(place)}
    >
      {shown}
    </button>
  );
}

/** Selects words of the description where it is typed, and brings them into view. */
function selectInDescription([start, end]: [number, number]): void {
  const field = document.getElementById('description');
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(start, end);
  // Setting a selection scrolls nothing: the line is about as far down as its share of the lines.
  const lines = field.value.split('\n').length;
  const line = field.value.slice(0, start).split('\n').length - 1;
  field.scrollTop = (field.scrollHeight * line) / lines - field.clientHeight / 2;
}

function whatChanges(proposal: Proposal, values: JobFormValues): string {
  const next = withProposal(proposal, values);
  if (proposal.kind === 'requirement' && proposal.value.kind === 'level')
    return t('jobProposals.titleBecomes', { title: next.title });
  return t('jobProposals.now', { value: currentLabel(proposal, values) });
}

function currentLabel(proposal: Proposal, values: JobFormValues): string {
  if (proposal.kind === 'title') return values.title;
  if (proposal.kind === 'description')
    return t('jobProposals.characters', { count: values.description.length });
  if (proposal.kind === 'job_type') return jobTypeLabels[values.job_type];
  if (proposal.kind === 'location_type') return locationTypeLabels[values.location_type];
  if (proposal.kind === 'pay')
    return [values.salary_min, values.salary_max].filter(Boolean).join(' – ') + ` ${values.salary_currency}`;
  return proposal.kind === 'requirement' && proposal.value.kind === 'years' ? values.years : values.education;
}

function valueLabel(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'title':
      return proposal.value;
    case 'description':
      return t('jobProposals.characters', { count: proposal.value.length });
    case 'place':
      return placeLabel(proposal.value);
    case 'pay':
      return payLabel(proposal.value);
    case 'job_type':
      return jobTypeLabels[proposal.value];
    case 'location_type':
      return locationTypeLabels[proposal.value];
    case 'requirement':
      return proposal.value.kind === 'years'
        ? t('jobProposals.yearsCount', { count: Number(proposal.value.name) })
        : proposal.value.name;
  }
}

function kindLabel(proposal: Proposal): string {
  return proposal.kind === 'requirement'
    ? requirementLabels[proposal.value.kind]
    : fieldLabels[proposal.kind];
}

const fieldLabels = {
  title: t('jobProposals.title'),
  description: t('jobProposals.description'),
  place: t('jobProposals.place'),
  pay: t('jobProposals.pay'),
  job_type: t('jobProposals.jobType'),
  location_type: t('jobProposals.locationType'),
};
const requirementLabels = {
  skill: t('jobProposals.skill'),
  licence: t('jobProposals.licence'),
  language: t('jobProposals.language'),
  years: t('jobProposals.years'),
  degree: t('jobProposals.degree'),
  level: t('jobProposals.level'),
  right_to_work: t('jobProposals.rightToWork'),
  hours: t('jobProposals.hours'),
  driving: t('jobProposals.driving'),
};
