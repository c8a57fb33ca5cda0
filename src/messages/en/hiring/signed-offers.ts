/** Texts of the signed copy of an offer. */
export const signedOffers = {
  title: 'Offer: {job}',
  employer: 'Employer',
  candidate: 'Candidate',
  pay: 'Pay',
  firstDay: 'First day',
  file: 'Attached file',
  text: 'Offer text',
  record: 'Record of signatures',
  number: 'Offer number',
  fingerprint: 'Fingerprint (SHA-256)',
  written: 'Written',
  approved: 'Approved',
  sent: 'Sent',
  candidateSigned: 'Signed by the candidate',
  employerSigned: 'Signed for the employer',
  typedName: 'Name as typed',
  account: 'Account',
  time: 'Time',
  about:
    'Whoever signed typed their name while signed in to the account above. The fingerprint covers the offer number, employer, job, pay, first day, text and attached file; none of them could be changed after the offer was sent.',
} as const;
