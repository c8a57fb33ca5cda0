import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../../api/index.ts';
import { applicantHumanReviewsQuery } from '../../fairness/human-reviews/review-queries.ts';
import { teamQuery } from '../../jobs/hiring-team/team-queries.ts';
import { call } from '../../platform/client.ts';
import { readParts, type ScreenPart, screenPart, useFirstRead } from '../../platform/ui/use-first-read.ts';
import { viewsQuery } from '../applicant-views/view-queries.ts';
import { bulksQuery, notesQuery, tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { applicantInterviewsQuery } from '../interviews/interview-queries.ts';
import { applicantThreadQuery, templatesQuery } from '../messages/message-queries.ts';
import { applicantOffersQuery } from '../offers/offer-queries.ts';
import { scorecardsQuery } from '../scorecards/scorecard-queries.ts';
import { type ApplicantPage, applicantQuery, pipelineQuery, stageCountsQuery } from './applicant-queries.ts';

type Screen = Awaited<ReturnType<typeof readScreen>>;

/** Reads what the page of an applicant shows first, in one request. */
export function useApplicantScreen(id: string): void {
  useFirstRead<Screen>(id, () => readScreen(id), partsOf(id));
}

/** Reads the page of an applicant who is likely looked at next, so that it is there at once; nobody is told of it. */
export function usePreloadedApplicant(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined || client.getQueryData(applicantQuery(id).queryKey)) return;
    // What is on the screen comes first.
    const timer = setTimeout(() => {
      client.setQueryData(aheadKey(id), true);
      readParts(client, () => readScreen(id, 'yes'), partsOf(id));
    }, 300);
    return () => clearTimeout(timer);
  }, [client, id]);
}

/** Tells the server that an applicant who was read ahead is looked at now, by reading the record again. */
export function useLookedAt(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!client.getQueryData(aheadKey(id))) return;
    client.removeQueries({ queryKey: aheadKey(id) });
    void client.invalidateQueries({ queryKey: applicantQuery(id).queryKey, exact: true });
  }, [client, id]);
}

/** Takes the mark of an unread applicant away in the lists that are loaded, once their page is there. */
export function useMarkedRead(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueriesData<InfiniteData<ApplicantPage>>({ queryKey: ['applicants', 'list'] }, (lists) =>
      lists?.pages.some(({ items }) => items.some((row) => row.id === id && row.unread))
        ? {
            ...lists,
            pages: lists.pages.map((page) => ({
              ...page,
              items: page.items.map((row) => (row.id === id ? { ...row, unread: false } : row)),
            })),
          }
        : lists,
    );
  }, [client, id]);
}

const aheadKey = (id: string) => ['read-ahead', id];

function partsOf(id: string): ScreenPart<Screen>[] {
  return [
    screenPart(applicantQuery(id), ({ applicant, pipeline, team }, client) => {
      // Of which job they are is known only now.
      if (pipeline) client.setQueryData(pipelineQuery(applicant.job_id).queryKey, pipeline);
      if (team) client.setQueryData(teamQuery(applicant.job_id).queryKey, team);
      return applicant;
    }),
    screenPart(applicantHumanReviewsQuery(id), (screen) => screen.human_reviews ?? undefined),
    screenPart(applicantThreadQuery(id), (screen) => screen.messages ?? undefined),
    screenPart(templatesQuery, (screen) => screen.message_templates ?? undefined),
    screenPart(applicantInterviewsQuery(id), (screen) => screen.interviews ?? undefined),
    screenPart(applicantOffersQuery(id), (screen) => screen.offers ?? undefined),
    screenPart(scorecardsQuery(id), (screen) => screen.scorecards ?? undefined),
    screenPart(notesQuery(id), (screen) => screen.notes ?? undefined),
  ];
}

function readScreen(id: string, ahead?: 'yes') {
  const screen = { method: 'GET', path: '/api/screens/applicants/{id}' } as const;
  return call<Api['getApplicantScreen']>(screen, { params: { id }, query: ahead ? { ahead } : {} });
}

type Around = Awaited<ReturnType<typeof readAround>>;

/** Reads what stands around a list of applicants, to one job or to all, in one request. */
export function useApplicantsScreen(job: string | undefined): void {
  const stages = pipelineQuery(job ?? '');
  useFirstRead<Around>(job ?? '', () => readAround(job), [
    screenPart(viewsQuery(job), ({ views }) => views),
    screenPart(tagsQuery, ({ tags }) => tags ?? undefined),
    screenPart(bulksQuery, (found) => found.bulk_actions ?? undefined),
    screenPart(stageCountsQuery(job === undefined ? {} : { job }), ({ stages }) => stages ?? undefined),
    ...(job === undefined ? [] : [screenPart(stages, ({ pipeline }: Around) => pipeline ?? undefined)]),
  ]);
}

function readAround(job: string | undefined) {
  const list = { method: 'GET', path: '/api/screens/applicants' } as const;
  return call<Api['getApplicantsScreen']>(list, { query: job === undefined ? {} : { job_id: job } });
}
