/** Why a request was refused, whatever it was about. */
export const platformErrors = {
  noKey:
    'A stored secret was encrypted with a key that this server does not have. Its operator must start it with that key.',
  tokenInHeader: 'Send the token in the Authorization header.',
  tooDeep: 'The JSON is nested too deeply or too large.',
  badCursor: 'This cursor is not valid.',
  noSuchParameter: 'There is no such parameter.',
  unknownParameters: 'There is no parameter “{names}”.',
  badIdempotencyKey: 'Idempotency-Key takes up to 200 visible characters.',
  alreadyDone: 'This was already done. Its result was deleted together with the account it belonged to.',
  maintenanceUntil:
    'Tenon is read-only for maintenance until {until, date, moment}. Nothing you typed is lost. Keep this page open and send it again then.',
  waitingForScan: 'This file is waiting for the virus scanner. Try again in a minute.',
  scannerAway: 'The virus scanner is not responding. Try again in a few minutes.',
  virusFound: 'The virus scanner found {name} in this file. It was removed. Please upload a clean copy.',
  tooManyPages: 'You have too many pages open. Close some of them and try again.',
  badLink: 'This link is not valid.',
  noAccount: 'This person has no account, so no email was sent.',
  unverifiedAddress: 'This address has not been verified.',
  fileWithoutRows: 'The file has no rows below the column names.',
  fileTooLong:
    'A file can have at most {most, number} {of, select, jobs {jobs} people {people} other {applications}}.',
  fileIsWorkbook: 'This is a spreadsheet or a ZIP. Open it in your spreadsheet program and save it as CSV.',
  fileNotCsv: 'The file cannot be read. Save it as CSV in UTF-8.',
  csvQuotes:
    'The file cannot be read: a quotation mark in line {line} is not closed. Put values that contain quotation marks in quotation marks, and double the ones inside.',
  csvUneven:
    'The file cannot be read: the number of values in line {line} differs from the number of columns.',
  csvLine: 'The file cannot be read: line {line} is not valid CSV.',
  useText: 'This must be text.',
  textTooLong: 'At most 20,000 characters.',
  useDay: 'Use a date like 2024, 2024-03 or 2024-03-01.',
  useList: 'This must be a list.',
  notJson: 'This is not JSON. {why}',
  notJsonResume: 'A JSON Resume must be an object with fields such as basics and work.',
  theFile: 'the file',
} as const;
