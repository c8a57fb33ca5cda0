import { Card, Text, Title } from '@mantine/core';
import { FileInput, type LucideIcon, Plus, Upload } from 'lucide-react';
import { useSession } from '../../platform/shell/session.tsx';
import { PathButton } from '../../platform/ui/path-link.tsx';
import { type MessageKey, t } from '../../platform/messages.ts';
import classes from './starts.module.css';

type Start = { path: string; icon: LucideIcon; name: MessageKey; about: MessageKey };
const starts: Start[] = [
  {
    path: '/jobs/create',
    icon: Plus,
    name: 'recruiterDashboard.startPosting',
    about: 'recruiterDashboard.aboutStartPosting',
  },
  {
    path: '/recruiter/jobs/import',
    icon: FileInput,
    name: 'recruiterDashboard.startImporting',
    about: 'recruiterDashboard.aboutStartImporting',
  },
];
const resumes: Start = {
  path: '/recruiter/imports',
  icon: Upload,
  name: 'recruiterDashboard.startResumes',
  about: 'recruiterDashboard.aboutStartResumes',
};

/** The ways for a company without jobs to begin. */
export function Starts() {
  const isRecruiter = useSession().user?.role !== 'hiring_manager';
  return (
    <section aria-labelledby="starts">
      <Title order={2} id="starts" mb="sm">
        {t('recruiterDashboard.starts')}
      </Title>
      <div className={classes.starts}>
        {[...starts, ...(isRecruiter ? [resumes] : [])].map(({ path, icon: Icon, name, about }, index) => (
          <Card key={path} className={classes.start ?? ''}>
            <Icon size={20} aria-hidden />
            <Text size="sm" c="dimmed" className={classes.about ?? ''}>
              {t(about)}
            </Text>
            <PathButton path={path} variant={index === 0 ? 'filled' : 'default'}>
              {t(name)}
            </PathButton>
          </Card>
        ))}
      </div>
    </section>
  );
}
