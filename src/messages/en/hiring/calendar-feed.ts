/** Texts of the calendar feed: its page and its entries. */
export const calendarFeed = {
  name: 'Tenon',
  stepTitle: '{step}: {job}, {employer}',
  reminderTitle: 'Reminder: {job}, {employer}',
  deadlineTitle: 'Deadline: {job}, {employer}',
  open: 'Calendar feed',
  heading: 'Calendar feed',
  about:
    'Follow your interviews, next steps and deadlines in your own calendar: Google, Outlook, Apple or any other. It updates by itself.',
  secret: 'Anyone who has the address can read these dates. Share it with no one.',
  make: 'Create address',
  address: 'Address of your calendar',
  onlyNow: 'Copy the address now. We store no copy of it, so it can’t be shown again.',
  howTo: 'In your calendar, choose “Add by URL” or “Subscribe”, and paste the address.',
  copy: 'Copy',
  copied: 'Address copied.',
  madeOn:
    'You created an address on {on}. If you lost it or someone else has it, create a new one; the old one stops working at once.',
  renew: 'Create a new address',
  end: 'Turn off',
  ended: 'Calendar feed turned off.',
  endHeading: 'Turn off the calendar feed?',
  endText: 'Calendars that follow it stop updating.',
  notLoaded: 'The calendar feed could not be loaded',
  close: 'Close',
} as const;
