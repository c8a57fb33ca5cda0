import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../api/platform/texts.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { ApiError } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { refreshResumes, resumeCalls } from './resume-queries.ts';

/** Gives a resume another name; its ending stays. Escape or Cancel leaves it as it is. */
export function RenameForm({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const client = useQueryClient();
  const ending = /\.\w+$/.exec(resume.file_name)?.[0] ?? '';
  const [name, setName] = useState(resume.file_name.slice(0, resume.file_name.length - ending.length));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function save() {
    if (name.trim() === '') return setError(messages.resume.nameRequired);
    setBusy(true);
    try {
      await resumeCalls.rename(resume, `${name.trim()}${ending}`);
      toast.success(messages.resume.renamed);
      refreshResumes(client);
      onClose();
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.errors[0]?.detail : undefined;
      setError(said ?? messages.resume.renameFailed);
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      aria-label={`Rename ${resume.file_name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label="Name of the resume"
        description={ending === '' ? undefined : `It stays a ${ending.slice(1).toUpperCase()} file.`}
        value={name}
        maxLength={190}
        error={error}
        ref={focusOnce}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" loading={busy}>
          Save name
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
