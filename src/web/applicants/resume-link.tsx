import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { resumesApi } from '../../api/resumes.ts';
import { call } from '../client.ts';
import { toast } from '../ui/toast.ts';

/** Opens the resume's file in a new tab through a link that is made for this person and this moment. */
export function ResumeLink({ resumeId, label, name }: { resumeId: string; label: string; name: string }) {
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { url } = await call(resumesApi.linkResume, { params: { id: resumeId } });
      if (tab === null) location.assign(url);
      else tab.location.replace(url);
    },
    onError: (_error, tab) => {
      tab?.close();
      toast.error('The file could not be opened. Please try again.');
    },
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<FileText size={16} aria-hidden />}
      aria-label={`${label}: ${name}`}
      disabled={open.isPending}
      onClick={() => open.mutate(openTab())}
    >
      {label}
    </Button>
  );
}

/** A tab opened within the click, since browsers block one that is opened after the answer. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}
