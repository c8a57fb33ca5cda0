import { Alert, Card, Stack, Title } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentScore, LedgerRow } from '../../../api/matching/fit.ts';
import type { EvidencePlace } from './ledger-evidence.tsx';
import { Ledger } from './ledger.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { ScoreNote } from './score-note.tsx';
import { t } from '../../platform/messages.ts';

/** Why a score is what it is: every requirement with its evidence, and how the number is made. The same for both sides. */
export function ScoreLedger(props: {
  score: SentScore;
  place: EvidencePlace | null;
  /** The address that the score's receipt is downloaded from; none where the reader may not have it. */
  receipt?: string;
  onPoint?: (row: LedgerRow | null) => void;
  answerFor?: (row: LedgerRow) => ReactNode;
}) {
  return (
    <Card component="section" aria-labelledby="why-this-score" padding={props.answerFor ? 'lg' : 'md'}>
      <Stack gap="sm">
        <Title order={2} size="h3" id="why-this-score" tabIndex={-1}>
          {t('fit.whyThisScore')}
        </Title>
        {props.score.stale && (
          <Alert color="yellow" p="xs" icon={<RefreshCw size={16} aria-hidden />}>
            {t('fit.stale')}
          </Alert>
        )}
        <Ledger
          rows={props.score.ledger}
          place={props.place}
          {...(props.onPoint ? { onPoint: props.onPoint } : {})}
          {...(props.answerFor ? { answerFor: props.answerFor } : {})}
        />
        <ScoreNote score={props.score} />
        {props.receipt && <ReceiptLink href={props.receipt} />}
      </Stack>
    </Card>
  );
}
