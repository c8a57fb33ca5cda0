import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { t } from '../../platform/messages.ts';

type Evidence = LedgerRow['evidence'][number];
type Quoted = Exclude<Evidence, { from: 'statement' }>;

/** Where quotes of the resume lead: to the candidate's own reading of it, or to the text on this same page. */
export type EvidencePlace = { resumeId: string } | 'this-page';

/** The words of the candidate that a row rests on, each with the place it stands; what is only stated is said so, and not quoted. */
export function LedgerEvidence({
  evidence,
  place,
  needed,
}: {
  evidence: Evidence[];
  place: EvidencePlace | null;
  /** Whether the row asks for evidence: a remote job does not ask where somebody lives. */
  needed: boolean;
}) {
  if (evidence.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {needed ? t('fit.noEvidence') : t('fit.noneNeeded')}
      </Text>
    );
  }
  return evidence.map((item, index) => (
    <Text size="sm" key={index} style={{ overflowWrap: 'anywhere' }}>
      {item.from === 'statement' ? (
        t('fit.statedByCandidate')
      ) : (
        <>
          <q>{item.from === 'resume' ? item.place.quote : item.quote}</q>{' '}
          <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            <Source item={item} place={place} />
          </Text>
        </>
      )}
    </Text>
  ));
}

/** The anchor of a resume's line: what a link to evidence points at. */
export function lineAnchor(page: number, line: number): string {
  return `line-${page}-${line}`;
}

function Source({ item, place }: { item: Quoted; place: EvidencePlace | null }) {
  if (item.from === 'experience') return t('fit.fromExperience');
  const words = t('fit.place', { page: item.place.page, line: item.place.line });
  const hash = lineAnchor(item.place.page, item.place.line);
  if (place === null) return words;
  if (place === 'this-page') {
    return (
      <Anchor inherit href={`#${hash}`} underline="always">
        {words}
      </Anchor>
    );
  }
  return (
    <Anchor
      inherit
      underline="always"
      renderRoot={(props) => (
        <Link to="/resumes/$id" params={{ id: place.resumeId }} hash={hash} {...props} />
      )}
    >
      {words}
    </Anchor>
  );
}
