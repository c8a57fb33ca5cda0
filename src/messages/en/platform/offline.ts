/** Texts of the page that stands in where there is no connection. */
export const offline = {
  title: 'No connection',
  about: 'This is what you last saw on this device, {at}.',
  applications: 'Applications',
  interviews: 'Interviews',
  noneApplications: 'No applications',
  noneInterviews: 'No interviews booked',
  retry: 'Try again',
} as const;
