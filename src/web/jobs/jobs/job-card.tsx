import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Briefcase, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { JobCard as Job } from '../../../api/jobs/jobs.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { SkillTags } from '../../platform/ui/skill-tags.tsx';
import { CardActions, HiddenCard } from './card-actions.tsx';
import { inOneFlow } from './description-blocks.ts';
import { ExternalBadge } from '../job-boards/external-badge.tsx';
import classes from './job-card.module.css';
import { Fact, Pay } from './job-fact.tsx';
import { jobTypeLabels, formatPlace } from '../../platform/ui/job-labels.ts';
import { t } from '../../platform/messages.ts';

/** A job in a list: what it is, where, for how much, and (for candidates) how well it matches; how far it is, where that was asked. */
export function JobCard({ job, distance }: { job: Job; distance?: string | undefined }) {
  const title = `job-${job.id}`;
  const [hidden, setHidden] = useState(false);
  if (hidden) return <HiddenCard job={job} onShown={() => setHidden(false)} />;
  return (
    <Card component="article" aria-labelledby={title} className={classes.card}>
      <div className={classes.parts} data-match={job.saved !== null}>
        <div className={classes.head}>
          <Group gap="xs" className={classes.title}>
            <Title order={3} id={title}>
              <TextLink inherit c="inherit" to="/jobs/$id" params={{ id: job.id }}>
                {job.title}
              </TextLink>
            </Title>
            {job.is_sample && <Badge color="gray">{t('jobs.sample')}</Badge>}
            {job.board && <ExternalBadge kind={job.board} address={null} />}
            {job.applied && <Badge>{t('jobs.applied')}</Badge>}
          </Group>
          <Text size="sm" c="dimmed" className={classes.employer}>
            {job.employer_name}
            {job.published_at && ` · ${formatAgo(job.published_at)}`}
          </Text>
          {job.saved !== null && <CardActions job={job} onHidden={() => setHidden(true)} />}
        </div>
        <Match job={job} />
        <Stack gap="sm" className={classes.rest}>
          <Group gap={4} className={classes.facts}>
            <Fact icon={<Briefcase size={16} aria-hidden />}>{jobTypeLabels[job.job_type]}</Fact>
            <Fact icon={<MapPin size={16} aria-hidden />}>
              {formatPlace(job)}
              {distance && ` · ${distance}`}
            </Fact>
            <Pay range={job.salary_range} />
          </Group>
          {job.summary !== '' && (
            <Text size="sm" lineClamp={3} className={classes.summary}>
              {inOneFlow(job.summary)}
            </Text>
          )}
          <SkillTags skills={job.skills} label={t('jobs.requiredSkills')} met={new Set(job.shown_skills)} />
        </Stack>
      </div>
    </Card>
  );
}

/** The match of the candidate who looks; visitors and employers have none (`saved` is null for them). */
function Match({ job }: { job: Job }) {
  if (job.saved === null) return null;
  if (job.fit === null) {
    return (
      <Text size="sm" c="dimmed" className={classes.match}>
        {t('jobs.matchBeingCalculated')}
      </Text>
    );
  }
  return (
    <div className={classes.match}>
      <ScoreBar
        value={job.fit.skill_overlap}
        shape={job.fit.shape}
        {...(job.fit.stale ? { note: t('jobs.beingRecalculated') } : {})}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {job.fit.label ? `${job.fit.label} · ` : ''}
        {job.fit.tailored_bullet_count === 0
          ? t('jobs.noBulletsToOptimize')
          : t('jobs.optimizedBullets', { count: job.fit.tailored_bullet_count })}
      </Text>
    </div>
  );
}
