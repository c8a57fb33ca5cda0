/** Which emails come no more, once somebody has stopped them by the link in one. */
export const stoppedMails = {
  digest: 'The daily digest',
  report: 'The report “{report}”',
  reportGone: 'This report',
  invitations: 'Invitations from {employer}, which has deleted your data',
  employer: 'this employer',
} as const;
