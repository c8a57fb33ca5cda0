import { t } from '../messages.ts';
/** The places that the foot of every page leads to, in its three columns. */
export const footerGroups = [
  {
    title: t('shell.candidates'),
    links: [
      { to: '/jobs', label: t('shell.browseJobs') },
      { to: '/dashboard', label: t('shell.dashboard') },
      { to: '/resources', label: t('shell.resources') },
      { to: '/faq', label: t('shell.faq') },
    ],
  },
  {
    title: t('shell.employers'),
    links: [
      { to: '/recruiter', label: t('shell.recruiterDashboard') },
      { to: '/jobs/create', label: t('shell.postJob') },
      { to: '/pricing', label: t('shell.pricing') },
      { to: '/enterprise', label: t('shell.enterprise') },
    ],
  },
  {
    title: 'Tenon',
    links: [
      { to: '/about', label: t('shell.about') },
      { to: '/contact', label: t('shell.contact') },
      { to: '/privacy', label: t('shell.privacy') },
      { to: '/privacy', hash: 'ai', label: t('shell.aiNotice') },
      { to: '/terms', label: t('shell.terms') },
    ],
  },
] as const;
