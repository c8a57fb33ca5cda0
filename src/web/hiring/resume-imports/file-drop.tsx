import { Button, FileButton, Group, Text } from '@mantine/core';
import { FileUp, FolderUp, Upload } from 'lucide-react';
import { t } from '../../platform/messages.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';
import { filesOfDrop } from './picked-files.ts';
import classes from './resume-imports.module.css';

/** Takes many files by drop, also whole folders and ZIP files, or by choosing them. */
export function FileDrop({ onFiles, busy }: { onFiles: (files: File[]) => void; busy: boolean }) {
  const { over, handlers } = useFileDrop(({ items }) => void filesOfDrop(items).then(onFiles));
  return (
    <div className={classes.drop} data-over={over || undefined} {...handlers}>
      <Upload size={24} aria-hidden />
      <Text fw={500}>{t('resumeImports.dropHere')}</Text>
      <Text size="sm" c="dimmed">
        {t('resumeImports.acceptedFiles')}
      </Text>
      <Group gap="xs" justify="center">
        <FileButton inputProps={reselectFile} multiple accept=".pdf,.doc,.docx,.txt,.zip" onChange={onFiles}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<FileUp size={16} aria-hidden />}
            >
              {t('resumeImports.chooseFiles')}
            </Button>
          )}
        </FileButton>
        <FileButton inputProps={folderInput} multiple onChange={onFiles}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={busy}
              leftSection={<FolderUp size={16} aria-hidden />}
            >
              {t('resumeImports.chooseFolder')}
            </Button>
          )}
        </FileButton>
      </Group>
    </div>
  );
}

const folderInput = { ...reselectFile, webkitdirectory: '' };
