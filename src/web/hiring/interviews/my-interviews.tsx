import { useQuery } from '@tanstack/react-query';
import { ListCard } from '../../platform/ui/list-card.tsx';
import { InterviewDetails } from './interview-details.tsx';
import { myInterviewsQuery } from './interview-queries.ts';
import { t } from '../../platform/messages.ts';

/** The interviews of one of my applications: times to choose from, the one that is booked, and ways to change it. */
export function MyInterviews({ applicationId, employer }: { applicationId: string; employer: string }) {
  const items = useQuery(myInterviewsQuery(applicationId)).data?.items;
  return (
    <ListCard
      id="my-interviews"
      title={items?.length === 1 ? t('interviews.interview') : t('interviews.interviews')}
      items={items}
      show={(item) => <InterviewDetails interview={item} employer={employer} />}
    />
  );
}
