/** Why something about talent pools was refused. */
export const talentErrors = {
  joinedThemselves: 'They are here by their own consent. Only they can leave.',
  jobNotOpen: 'This job is not open.',
  alreadyApplied: 'They already applied to this job.',
  alreadyInvited: 'They were already invited to this job.',
  noInvitations: 'They asked not to be invited.',
  invitedEnough: 'They already got {count, number} invitations in {days, number} days, the maximum.',
  addressKnown: 'Your company has already added this address.',
  leftPool: 'They left your pool. Only they can agree to come back.',
  agreeToWording: 'Please read and agree to the current wording.',
  noColumns: 'The first line must name the columns, name and email among them.',
  addressTwice: 'This address is in the file twice.',
} as const;
