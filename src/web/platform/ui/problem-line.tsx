import { Text } from '@mantine/core';

/** Why a form was not sent, where no field is at fault; read out when it appears. */
export function ProblemLine({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <Text size="sm" c="red" role="alert">
      {problem}
    </Text>
  );
}
