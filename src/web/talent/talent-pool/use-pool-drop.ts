import { useNavigate } from '@tanstack/react-router';
import { filesOfDrop } from '../../hiring/resume-imports/picked-files.ts';
import { handFiles } from '../../hiring/resume-imports/use-picked.ts';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';

/** Takes resumes that are dropped anywhere on the talent pool to where they are brought into it. What to spread on the page. */
export function usePoolDrop(enabled: boolean) {
  const navigate = useNavigate();
  const { over, handlers } = useFileDrop(({ items }) => {
    void filesOfDrop(items).then((files) => {
      handFiles(files);
      return navigate({ to: '/recruiter/imports', search: { job: 'none' } });
    });
  });
  return enabled ? { ...handlers, 'data-over': over || undefined } : {};
}
