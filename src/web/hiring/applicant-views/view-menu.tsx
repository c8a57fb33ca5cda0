import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isNarrowed, isSameView } from '../applications/applicant-search.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import classes from '../applications/applicant-tools.module.css';
import { viewsQuery } from './view-queries.ts';
import { ViewDialog } from './view-dialog.tsx';
import { t } from '../../platform/messages.ts';

/** The kept views of a list of applicants: opens one of them, and the list with its default one. */
export function ViewMenu(props: {
  search: ApplicantSearch;
  /** The columns that are shown, which a view keeps as well. */
  columns: string;
  onChange: (next: ApplicantSearch) => void;
}) {
  const { onChange } = props;
  const search = { ...props.search, columns: props.columns };
  const [opened, setOpened] = useState(false);
  const views = useQuery(viewsQuery(search.job)).data;
  useDefaultView(props, views);
  const shown = views?.find((view) => isSameView(view.search, search));
  const mine = views?.filter((view) => view.is_mine) ?? [];
  const shared = views?.filter((view) => !view.is_mine) ?? [];
  return (
    <>
      <Menu position="bottom-start" width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            fz="sm"
            leftSection={<Bookmark size={16} aria-hidden />}
            aria-label={shown ? shown.name : t('applicantViews.views')}
          >
            <span className={classes.words}>{shown ? shown.name : t('applicantViews.views')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mine.length > 0 && <Menu.Label>{t('applicantViews.myViews')}</Menu.Label>}
          {mine.map((view) => (
            <Menu.Item key={view.id} onClick={() => onChange(view.search)}>
              {view.name}
            </Menu.Item>
          ))}
          {shared.length > 0 && <Menu.Label>{t('applicantViews.sharedByColleagues')}</Menu.Label>}
          {shared.map((view) => (
            <Menu.Item key={view.id} onClick={() => onChange(view.search)}>
              {view.name}
            </Menu.Item>
          ))}
          {(mine.length > 0 || shared.length > 0) && <Menu.Divider />}
          {isNarrowed(search) && (
            <Menu.Item onClick={() => onChange({})}>{t('applicantViews.everyoneNewestFirst')}</Menu.Item>
          )}
          <Menu.Item onClick={() => setOpened(true)}>{t('applicantViews.manage')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ViewDialog opened={opened} onClose={() => setOpened(false)} search={search} views={views ?? []} />
    </>
  );
}

/** A list that is opened without filters shows its default view; only then, so that filters can be cleared. */
function useDefaultView(
  { search, onChange }: { search: ApplicantSearch; onChange: (next: ApplicantSearch) => void },
  views: { is_default: boolean; search: ApplicantSearch }[] | undefined,
): void {
  const decided = useRef(isNarrowed(search) || search.sort !== undefined);
  useEffect(() => {
    if (decided.current || views === undefined) return;
    decided.current = true;
    const view = views.find((item) => item.is_default);
    if (view && !isNarrowed(search))
      onChange(search.view ? { ...view.search, view: search.view } : view.search);
  }, [views, search, onChange]);
}
