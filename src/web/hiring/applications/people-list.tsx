import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { FitGlyph } from '../../platform/ui/score-bar.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { applicantName } from './applicant-name.ts';
import classes from './people-list.module.css';
import type { ApplicantList } from './use-list-position.ts';
import { t } from '../../platform/messages.ts';

/** The people of the list one came from, as far as it is loaded, to go from one to the next. */
export function PeopleList(props: { id: string; list: ApplicantList; search: ApplicantSearch }) {
  const { id, search } = props;
  const { rows, more } = props.list;
  const list = useRef<HTMLUListElement>(null);
  const isThere = rows.some((row) => row.id === id);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('li:has([aria-current])');
    // Only the list moves, not the page.
    if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 3;
  }, [id, isThere]);
  return (
    <aside data-pane="people" className={classes.people} aria-label={t('applications.inThisList')}>
      <div className={classes.head}>
        <span>{search.sort === 'fit' ? t('applications.bestFirst') : t('applications.everyone')}</span>
      </div>
      <ul ref={list} className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to="/applicants/$id"
              params={{ id: row.id }}
              search={search}
              className={classes.person}
              aria-current={row.id === id ? 'page' : undefined}
            >
              <span className={classes.name}>{applicantName(row.candidate)}</span>
              <span className={classes.second}>
                <Text span inherit truncate>
                  {secondLine(row, search)}
                </Text>
                {row.fit && <FitGlyph value={row.fit.skill_overlap} shape={row.fit.shape} />}
              </span>
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <Button variant="subtle" size="compact-sm" fullWidth onClick={more}>
              {t('applications.showMore')}
            </Button>
          </li>
        )}
      </ul>
    </aside>
  );
}

/** What is not the same for everyone in the list. */
function secondLine(row: ApplicantRow, { job, stage }: ApplicantSearch): string {
  if (job === undefined) return row.job_title;
  return stage === undefined ? row.stage_name : row.candidate.location;
}
