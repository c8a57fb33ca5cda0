import { useParams } from '@tanstack/react-router';
import { CreateJob } from './create-job.tsx';
import { EditJob } from './edit-job.tsx';

/** The form of a new job, or of the job that the address names. */
export function JobFormPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <CreateJob /> : <EditJob key={id} id={id} />;
}
