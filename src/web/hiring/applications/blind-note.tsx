import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';

/** Says that this job is reviewed blind, and reveals the applicant to this reader on request; that is written down. */
export function BlindNote({ id }: { id: string }) {
  const queries = useQueryClient();
  const reveal = useMutation({
    mutationFn: () => call(applicationsApi.revealApplicant, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applicants'] }),
    onError: () => toast.error('The name could not be revealed. Please try again.'),
  });
  return (
    <Alert color="gray" icon={<EyeOff size={20} aria-hidden />} title="Blind review" mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Name, contact details, address, schools and birth date are hidden, and the file can’t be opened,
          until you reveal them. Each reveal is logged.
        </Text>
        <Button variant="default" loading={reveal.isPending} onClick={() => reveal.mutate()}>
          Reveal
        </Button>
      </Group>
    </Alert>
  );
}
