import type { ReactNode } from 'react';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FilterRow } from '../../platform/ui/filter-row.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { t } from '../../platform/messages.ts';

type List = {
  isPending: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

/** A page of internal staff: its heading, its filters, and a list that goes on. */
export function StaffPage(props: {
  title: string;
  context: string;
  filters: ReactNode;
  list: List;
  children: ReactNode;
}) {
  return (
    <div data-sheet>
      <PageHeader
        title={props.title}
        context={props.context}
        back={
          <TextLink to="/internal" size="sm">
            {t('internalPeople.internalDashboard')}
          </TextLink>
        }
      />
      <StaffList filters={props.filters} list={props.list}>
        {props.children}
      </StaffList>
    </div>
  );
}

/** A list that goes on, below its filters. */
export function StaffList({
  filters,
  list,
  children,
}: {
  filters: ReactNode;
  list: List;
  children: ReactNode;
}) {
  return (
    <>
      <FilterRow>{filters}</FilterRow>
      {list.isPending ? (
        <SkeletonList rows={6} height={48} />
      ) : list.error ? (
        <ErrorView
          title={t('internalPeople.listNotLoaded')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        children
      )}
      <ShowMore list={list} />
    </>
  );
}
