import { Button, type ButtonProps } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '../../api/resumes.ts';
import { toast } from '../ui/toast.ts';
import { resumeCalls } from './resume-queries.ts';

/** What browsers show in a tab; other files are saved instead. */
const shownTypes = ['application/pdf', 'text/plain'];
const tabLoadsWithinMs = 60_000;

/** Opens the file in a new tab through a link that is asked for at the click and lasts minutes. */
export function ViewResume({
  resume,
  ...button
}: { resume: Pick<Resume, 'id' | 'file_name' | 'file_type'> } & ButtonProps) {
  const [busy, setBusy] = useState(false);
  async function open() {
    // The tab is opened inside the click, or the browser would hold it for a popup.
    const tab = shownTypes.includes(resume.file_type) ? window.open('about:blank', '_blank') : null;
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const { url } = await resumeCalls.link(resume);
      if (tab) await showIn(tab, url, resume.file_type);
      else window.location.assign(url);
    } catch {
      tab?.close();
      toast.error('This file could not be opened. Please try again.');
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

/** The link itself answers a download; its bytes are shown under the type that the server found in the file. */
async function showIn(tab: Window, url: string, type: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The link was refused.');
  const shown = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type }));
  tab.location.replace(shown);
  setTimeout(() => URL.revokeObjectURL(shown), tabLoadsWithinMs);
}
