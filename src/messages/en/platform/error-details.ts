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
  alreadyDone: 'This was already done. Its answer was deleted together with the account it was about.',
  maintenanceUntil:
    'Tenon is read-only for maintenance until {until, date, moment}. Nothing you typed is lost. Keep this page open and send it again then.',
  waitingForScan: 'This file is waiting for the virus scanner. Try again in a minute.',
  scannerAway: 'The virus scanner is not responding. Try again in a few minutes.',
  virusFound: 'The virus scanner found {name} in this file. It was removed. Please upload a clean copy.',
  tooManyPages: 'Too many pages of yours are open.',
  badLink: 'This link is not valid.',
  unverifiedAddress: 'Nobody has verified this address.',
  fileWithoutRows: 'The file has no rows below its line of column names.',
  fileTooLong:
    'A file holds at most {most, number} {of, select, jobs {jobs} people {people} other {applications}}.',
  fileNotCsv: 'The file cannot be read: save it as CSV in UTF-8.',
  csvQuotes:
    'The file cannot be read: a quotation mark in line {line} is not paired. Put a value that has some in quotation marks, and double those within.',
  csvUneven: 'The file cannot be read: line {line} has another number of values than there are columns.',
  csvLine: 'The file cannot be read: line {line} is no CSV.',
  useText: 'Use text here.',
  textTooLong: 'At most 20,000 characters.',
  useDay: 'Use a date like 2024, 2024-03 or 2024-03-01.',
  useList: 'Use a list here.',
  notJson: 'This is not JSON. {why}',
  notJsonResume: 'A JSON Resume is an object with basics, work and so on.',
  theFile: 'the file',
} as const;
