import { Button, FileButton, Group } from '@mantine/core';
import { FileText, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { type Offer, offersApi } from '../../../api/hiring/offers.ts';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { call, upload } from '../../platform/client.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { toast } from '../../platform/ui/toast.ts';
import { fileAgain } from '../../platform/ui/file-again.ts';

/** Opens the file of an offer through a link that is made for this person and this moment. */
export function OfferFileLink({ id, file }: { id: string; file: NonNullable<Offer['file']> }) {
  const [busy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      const link = document.createElement('a');
      link.href = (await call(offersApi.linkOfferFile, { params: { id } })).url;
      // As a download, so that a refused link never takes the page away.
      link.download = '';
      link.click();
    } catch {
      toast.error('The file could not be opened. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="default"
        loading={busy}
        leftSection={<FileText size={16} aria-hidden />}
        style={{ maxWidth: '100%' }}
        onClick={() => void open()}
      >
        {file.name} ({formatBytes(file.size)})
      </Button>
    </Group>
  );
}

/** Attaches a file to an offer that was not sent, replaces it, or takes it away; the offer is approved again then. */
export function OfferFileActs(props: {
  offer: Offer;
  act: (work: () => Promise<{ items: Offer[] }>, done: string) => Promise<unknown>;
}) {
  const { id, version, file, status } = props.offer;
  const [busy, setBusy] = useState(false);
  const again = status === 'approved' ? ' The offer needs to be approved again.' : '';
  async function attach(chosen: File | null) {
    if (!chosen) return;
    if (chosen.size >= maxResumeBytes) return toast.error('This file is too big. Choose one under 5 MB.');
    setBusy(true);
    const query = { file_name: chosen.name, version };
    await props.act(
      () => upload(offersApi.attachOfferFile, { params: { id }, query, body: chosen }),
      `The file is attached.${again}`,
    );
    setBusy(false);
  }
  return (
    <>
      <FileButton inputProps={fileAgain} accept=".pdf,.docx" onChange={(chosen) => void attach(chosen)}>
        {(button) => (
          <Button
            {...button}
            size="compact-sm"
            variant="default"
            loading={busy}
            leftSection={<Paperclip size={16} aria-hidden />}
          >
            {file === null ? 'Attach a file' : 'Replace the file'}
          </Button>
        )}
      </FileButton>
      {file !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() =>
            void props.act(
              () => call(offersApi.removeOfferFile, { params: { id }, query: { version } }),
              `The file is removed.${again}`,
            )
          }
        >
          Remove the file
        </Button>
      )}
    </>
  );
}
