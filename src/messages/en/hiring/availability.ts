/** Texts about when somebody is there for interviews. */
export const availability = {
  title: 'Availability',
  about: 'Candidates who pick a time for an interview see only times when everyone on the panel is free.',
  workingHours: 'Working hours',
  aboutHours: 'Interviews can be booked within these hours. Interviews that are already booked stay.',
  hoursFailed: 'Your working hours could not be loaded',
  endAfterStart: 'The end must be after the start.',
  dayFrom: '{day}, from',
  dayUntil: '{day}, until',
  dayOff: 'Not available',
} as const;
