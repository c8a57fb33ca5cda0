import { Button, type ButtonProps } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '../../api/resumes.ts';
import { toast } from '../ui/toast.ts';
import { resumeCalls } from './resume-queries.ts';

/** Opens the file in a new tab through a link that is asked for at the click and lasts minutes. */
export function ViewResume({ resume, ...button }: { resume: Resume } & ButtonProps) {
  const [busy, setBusy] = useState(false);
  async function open() {
    // The tab is opened inside the click, or the browser would hold it for a popup.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const { url } = await resumeCalls.link(resume);
      (tab ?? window).location.assign(url);
    } catch (error) {
      tab?.close();
      toast.error(error instanceof Error ? error.message : 'This file could not be opened.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<ExternalLink size={16} aria-hidden />}
      {...button}
      loading={busy}
      aria-label={`View ${resume.file_name} in a new tab`}
      onClick={() => void open()}
    >
      View
    </Button>
  );
}
