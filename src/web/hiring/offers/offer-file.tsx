import { Button, FileButton, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileText, Paperclip } from 'lucide-react';
import type { Offer } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { call } from '../../platform/client.ts';
import { formatBytes } from '../../platform/ui/format.ts';
import { followFileLink } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import type { OfferActions } from './use-offer-actions.ts';
import { t } from '../../platform/messages.ts';

/** Opens the file of an offer through a link that is made for this person and this moment. */
export function OfferFileLink({ id, file }: { id: string; file: NonNullable<Offer['file']> }) {
  const open = useMutation({
    mutationFn: () => call(offersApi.linkOfferFile, { params: { id } }),
    onSuccess: ({ url }) => followFileLink(url),
    onError: () => toast.error(t('offers.fileNotOpened')),
  });
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="default"
        loading={open.isPending}
        leftSection={<FileText size={16} aria-hidden />}
        style={{ maxWidth: '100%' }}
        onClick={() => open.mutate()}
      >
        {file.name} ({formatBytes(file.size)})
      </Button>
    </Group>
  );
}

/** Attaches a file to an offer that was not sent, replaces it, or takes it away; the offer is approved again then. */
export function OfferFileActions({
  file,
  acts: { attach, removeFile },
}: {
  file: Offer['file'];
  acts: OfferActions;
}) {
  function choose(chosen: File | null) {
    if (!chosen) return;
    if (chosen.size >= maxResumeBytes) toast.error(t('offers.fileTooLarge'));
    else attach.mutate(chosen);
  }
  return (
    <>
      <FileButton inputProps={reselectFile} accept=".pdf,.docx" onChange={choose}>
        {(button) => (
          <Button
            {...button}
            size="compact-sm"
            variant="default"
            loading={attach.isPending}
            leftSection={<Paperclip size={16} aria-hidden />}
          >
            {file === null ? t('offers.attachFile') : t('offers.replaceFile')}
          </Button>
        )}
      </FileButton>
      {file !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={removeFile.isPending}
          onClick={() => removeFile.mutate()}
        >
          {t('offers.removeFile')}
        </Button>
      )}
    </>
  );
}
