import { Alert, Card, Stack, Title } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentScore, LedgerRow } from '../../../api/matching/fit.ts';
import type { EvidencePlace } from './ledger-evidence.tsx';
import { MatchRows } from './match-rows.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { ScoreNote } from './score-note.tsx';
import { t } from '../../platform/messages.ts';

/** Why the candidate's score is what it is: every requirement with its evidence, and how the number is made. */
export function ScoreLedger(props: {
  score: SentScore;
  place: EvidencePlace | null;
  /** The address that the score's receipt is downloaded from. */
  receipt: string;
  answerFor: (row: LedgerRow) => ReactNode;
}) {
  return (
    <Card component="section" aria-labelledby="why-this-score">
      <Stack gap="md">
        <Title order={2} size="h3" id="why-this-score" tabIndex={-1}>
          {t('fit.whyThisScore')}
        </Title>
        {props.score.stale && (
          <Alert color="yellow" p="xs" icon={<RefreshCw size={16} aria-hidden />}>
            {t('fit.stale')}
          </Alert>
        )}
        <MatchRows rows={props.score.ledger} place={props.place} answerFor={props.answerFor} />
        <ScoreNote score={props.score} />
        <ReceiptLink href={props.receipt} />
      </Stack>
    </Card>
  );
}
