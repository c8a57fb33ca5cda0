/** The places that the foot of every page leads to, in its three columns. */
export const footerGroups = [
  {
    title: 'Candidates',
    links: [
      { to: '/jobs', label: 'Browse Jobs' },
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/resources', label: 'Resources' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Employers',
    links: [
      { to: '/recruiter', label: 'Recruiter Dashboard' },
      { to: '/jobs/create', label: 'Post Job' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/enterprise', label: 'Enterprise' },
    ],
  },
  {
    title: 'Tenon',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/privacy', hash: 'ai', label: 'AI notice' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const;
