import { Text } from '@mantine/core';
import type { ProfileSkill } from '../../../api/candidates/profiles.ts';
import { t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** What a skill rests on: the words of the resume with their place, a position of the profile, or the person's own word. */
export function SkillEvidence({ skill, resumeId }: { skill: ProfileSkill; resumeId: string | null }) {
  const places = skill.evidence.flatMap((each) => (each.from === 'resume' ? [each.place] : []));
  const position = skill.evidence.find((each) => each.from === 'experience');
  const [first, ...more] = places;
  const owned = skill.stated || skill.evidence.some((each) => each.from === 'statement');
  return (
    <>
      {first && (
        <Text size="xs" c="dimmed" lineClamp={2} component="div">
          {t('profiles.readFromResume', { quote: first.quote })}{' '}
          {resumeId && (
            <TextLink
              to="/resumes/$id"
              params={{ id: resumeId }}
              hash={`line-${first.page}-${first.line}`}
              inherit
              underline="always"
              aria-label={t('profiles.placeOfSkill', {
                page: first.page,
                line: first.line,
                skill: skill.name,
              })}
            >
              {t('profiles.placeInFile', { page: first.page, line: first.line })}
            </TextLink>
          )}
          {more.length > 0 && ' '}
          {more.length > 0 && t('profiles.andMore', { count: more.length })}
        </Text>
      )}
      {!first && position && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {t('profiles.inWorkExperience', { quote: position.quote })}
        </Text>
      )}
      {owned && (
        <Text size="xs" c="dimmed">
          {t('profiles.statedByYou')}
        </Text>
      )}
    </>
  );
}
