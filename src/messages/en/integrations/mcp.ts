/** What assistants are answered by the tools of the Model Context Protocol, for people to read. */
export const mcp = {
  applicationSent: 'The application was sent.',
  applicantMoved: 'The applicant was moved.',
  noResume: 'There is no resume yet. Upload one first.',
  unknownResume: 'There is no such resume.',
  otherAnswers: 'Some of the job’s questions need a different answer: {mistakes}',
  confirmationForeign:
    'This confirmation does not match you, this tool and these arguments. Call the tool without one first.',
  confirmationOld: 'This confirmation is older than five minutes. Call the tool without one first.',
  confirmationUsed: 'This confirmation has already been used. Call the tool without one first.',
  scopeNeeded: 'This needs the scope {scope}.',
  wentWrong: 'Something went wrong on our side.',
} as const;
