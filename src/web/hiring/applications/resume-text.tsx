import { Alert, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { EyeOff, FileWarning } from 'lucide-react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { ResumeLink } from './resume-link.tsx';
import classes from './applicant-page.module.css';
import { rich, t } from '../../platform/messages.ts';

type Resume = Applicant['resume'];
const hiddenWords: Record<string, string> = {
  white: t('applications.hiddenWhite'),
  tiny: t('applications.hiddenTiny'),
  transparent: t('applications.hiddenTransparent'),
  'off-page': t('applications.hiddenOffPage'),
  covered: t('applications.hiddenCovered'),
  clipped: t('applications.hiddenClipped'),
  'hidden-run': t('applications.hiddenMarked'),
  metadata: t('applications.hiddenMetadata'),
};

/** The resume's text page by page, with the lines that the ledger quotes marked; hidden text is named on top. */
export function ResumeText(props: {
  /** Of the application. */
  id: string;
  resume: Resume;
  /** The candidate took the application back: their file is closed. */
  withdrawn: boolean;
  /** Who it is is hidden: the file is closed too. */
  blind: boolean;
  name: string;
  /** Anchors of the lines that evidence rests on. */
  quoted: ReadonlySet<string>;
  /** Anchors of the lines of the row that is pointed at. */
  pointed: ReadonlySet<string>;
}) {
  const { resume } = props;
  return (
    <Card component="section" aria-labelledby="resume-text" className={classes.resume} tabIndex={0}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id="resume-text">
            {t('applications.resume')}
          </Title>
          {!props.withdrawn && !props.blind && (
            <ResumeLink id={props.id} label={t('applications.openFile')} name={props.name} />
          )}
        </Group>
        {!props.withdrawn && (
          <Text size="xs" c="dimmed">
            {t('applications.aboutText', { file: resume.file_name })}
          </Text>
        )}
        <HiddenText hidden={resume.hidden} />
        {resume.parse_message && (
          <Alert
            color="yellow"
            icon={<FileWarning size={20} aria-hidden />}
            title={props.withdrawn ? t('applications.withdrawn') : t('applications.fileUnread')}
          >
            {resume.parse_message}
          </Alert>
        )}
        {pagesOf(resume.lines).map(([page, lines]) => (
          <section key={page} aria-label={t('applications.page', { page })}>
            <Text size="xs" c="dimmed" mb={4}>
              {t('applications.page', { page })}
            </Text>
            {lines.map((line) => (
              <Line key={line.line} line={line} quoted={props.quoted} pointed={props.pointed} />
            ))}
          </section>
        ))}
      </Stack>
    </Card>
  );
}

function Line(props: {
  line: Resume['lines'][number];
  quoted: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
}) {
  const anchor = lineAnchor(props.line.page, props.line.line);
  const Tag = props.quoted.has(anchor) ? 'mark' : 'div';
  return (
    <Tag id={anchor} className={classes.line} data-pointed={props.pointed.has(anchor) || undefined}>
      {props.line.text}
    </Tag>
  );
}

function HiddenText({ hidden }: { hidden: Resume['hidden'] }) {
  if (hidden.length === 0) return null;
  return (
    <Alert color="orange" icon={<EyeOff size={20} aria-hidden />} title={t('applications.hiddenText')}>
      <Text size="sm" mb={4}>
        {t('applications.aboutHiddenText')}
      </Text>
      <List size="sm" spacing={4}>
        {hidden.map((part, index) => (
          <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
            {rich('applications.hiddenPart', {
              page: part.page,
              how: hiddenWords[part.reason] ?? part.reason,
              text: part.text,
              quote: (text) => <q>{text}</q>,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function pagesOf(lines: Resume['lines']): [number, Resume['lines']][] {
  return [...Map.groupBy(lines, (line) => line.page)];
}
