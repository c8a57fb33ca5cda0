/** Why something about talent pools was refused. */
export const talentErrors = {
  joinedThemselves: 'They are in the pool by their own consent. Only they can leave it.',
  inviteInstead: 'They agreed to be found or contacted themselves: invite them to apply.',
  jobNotOpen: 'This job is not open.',
  alreadyApplied: 'They have already applied for this job.',
  alreadyInvited: 'They have already been invited to apply for this job.',
  noInvitations: 'They asked not to be invited.',
  invitedEnough:
    'They have already received {count, number} invitations in {days, number} days, which is the maximum.',
  addressKnown: 'Your company has already added this address.',
  leftPool: 'They left your talent pool. Only they can agree to come back.',
  agreeToWording: 'Please read and agree to the current wording.',
  noColumns: 'The first line must name the columns, including name and email.',
  addressTwice: 'This address is in the file twice.',
} as const;
