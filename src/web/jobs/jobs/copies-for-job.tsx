import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { call } from '../../platform/client.ts';
import { resumesQuery } from '../../candidates/resumes/resume-queries.ts';
import { tailoredListQuery } from '../../candidates/tailored-resumes/tailored-queries.ts';
import { t } from '../../platform/messages.ts';

/** The candidate's tailored copies for this job: one is kept as a PDF among the resumes, and `onKept` gets that resume's id. */
export function CopiesForJob({ jobId, onKept }: { jobId: string; onKept: (resumeId: string) => void }) {
  const queries = useQueryClient();
  const copies = useQuery(tailoredListQuery).data?.items.filter((copy) => copy.job?.id === jobId) ?? [];
  const keep = useMutation({
    mutationFn: (id: string) => call(tailoredApi.saveTailoredFile, { params: { id } }),
    onSuccess: async (resume) => {
      await queries.invalidateQueries({ queryKey: resumesQuery.queryKey });
      onKept(resume.id);
    },
  });
  if (copies.length === 0) return null;
  return (
    <Stack gap={4} align="flex-start">
      {copies.map((copy) => (
        <Button
          key={copy.id}
          variant="default"
          size="compact-sm"
          leftSection={<FileCheck size={16} aria-hidden />}
          loading={keep.isPending}
          onClick={() => keep.mutate(copy.id)}
        >
          {t('jobs.useTailoredCopy')}
        </Button>
      ))}
      {keep.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {keep.error.message}
        </Text>
      )}
    </Stack>
  );
}
