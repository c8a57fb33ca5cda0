import { useId } from 'react';
import type { Stage } from '../../../api/hiring/applications.ts';
import { t } from '../../platform/messages.ts';
import { centreInRow } from '../../platform/ui/centre-in-row.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { shortCount, useStageCounts } from './stage-counts.ts';
import classes from './stage-tabs.module.css';

/** Chooses one stage, or all, with how many applicants each holds within the other filters. */
export function StageTabs(props: { search: ApplicantSearch; onChoose: (stage: string) => void }) {
  const { stage: chosen = '' } = props.search;
  const group = useId();
  const stages = useStageCounts(props.search);
  const all = stages?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const tab = (stage: { key: string; kind: Stage | null; name: string; count: number }) => (
    <label key={stage.key} className={classes.tab} ref={stage.key === chosen ? centreInRow : null}>
      <input
        type="radio"
        name={group}
        checked={stage.key === chosen}
        onChange={() => props.onChoose(stage.key)}
      />
      {stage.kind && <span className={classes.mark} data-stage={stage.kind} aria-hidden />}
      <span className={classes.name}>{stage.name}</span> <span>{shortCount(stage.count)}</span>
    </label>
  );
  return (
    <div role="radiogroup" aria-label={t('applications.stage')} className={classes.tabs}>
      {stages && tab({ key: '', kind: null, name: t('applications.allStages'), count: all })}
      {stages?.map(tab)}
    </div>
  );
}
