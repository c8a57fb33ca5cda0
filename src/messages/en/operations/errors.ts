/** Why something about running the site, or about fairness, was refused. */
export const operationErrors = {
  diskFull: 'The disk is full. Free some space and try again.',
  backupRunning: 'A backup is already running. Wait until it is done.',
  verifyOneAtATime: 'Only finished backups can be verified, one at a time.',
  backupEncrypted:
    'This backup was verified before it was encrypted. To test it again, restore it elsewhere with your private key.',
  backupBusy: 'It is being created or verified. Wait until that is done.',
  alreadyResolved: 'It is already resolved.',
  alreadyOpen: 'It is already open.',
  alreadyTakenDown: 'It has already been taken down.',
  endInPast: 'This end time is in the past. Choose a later one.',
  announceEarlier: 'Announce it at most {days, number} days ahead.',
  contactedEnough: 'You have sent several messages within the hour. Please send this one later.',
  datePast: 'Choose a date in the past.',
  noReviewNow: 'You can no longer ask for a review here.',
  reviewWaiting: 'Your last request is waiting for an answer.',
  alreadyAnswered: 'It has already been answered.',
  agreeOrDecline: 'Tick the box to agree, or decline to answer.',
} as const;
