/** What assistants are answered by the tools of the Model Context Protocol, for people to read. */
export const mcp = {
  applicationSent: 'The application was sent.',
  applicantMoved: 'The applicant was moved.',
  noResume: 'There is no resume yet: upload one first.',
  unknownResume: 'There is no such resume.',
  otherAnswers: 'Questions of the job want another answer: {mistakes}',
  confirmationForeign:
    'This confirmation is not for you, this tool and these arguments. Call without one first.',
  confirmationOld: 'This confirmation is older than five minutes. Call without one first.',
  confirmationUsed: 'This confirmation was used before. Call without one first.',
  scopeNeeded: 'It needs the scope {scope}.',
  wentWrong: 'Something went wrong on our side.',
} as const;
