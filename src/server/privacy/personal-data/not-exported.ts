/** Tables that name a person and are not in the archive, and why. */
export const notExported: Readonly<Record<string, string>> = {
  sign_in_steps: 'Half-done sign-ins: nothing but secrets, for ten minutes.',
  recovery_codes: 'Nothing but hashes of secrets.',
  refresh_tokens: 'Nothing but hashes of secrets.',
  verifications: 'Nothing but secrets, for minutes.',
  rate_limits: 'Digests that name nobody, for minutes.',
  application_tags: 'Words that an employer sorts applications by, for itself alone, as its notes are.',
  bulk_items: 'Which applications each bulk action took: numbers alone.',
  resume_import_files: 'Which resumes a company brought in, for itself; yours are among the resumes above.',
  referral_link_jobs: 'Which jobs a link of a company is for.',
  custom_field_values: 'What companies wrote in their own fields, once more, for their lists.',
  applicant_holds:
    'Why an employer has to keep what it stores about you, for itself; it is in the copy that it gives you.',
  retention_notices:
    'When an employer deletes what it stores about you; it is in the copy that it gives you.',
  stage_rules: 'Rules of a company; who is told by one stands there under a number.',
  record_import_lines: 'Which lines of a file a company brought in, for itself; what they made is above.',
  added_people: 'Of people without an account; the row goes when they make it one.',
  guest_applications: 'Applications that wait for their link to be followed, for a day at most.',
  mail_addresses: 'Where answers to mails go: nothing but secrets.',
  message_threads: 'When the last of the messages above was written.',
  booked_times: 'The times of the interviews above, once more.',
  ats_connections: 'Things of a company; who set one up stands in what happened.',
  ats_parts: 'How far a sync of a company has come: numbers alone.',
  ats_sendings: 'Who is being sent to an employer’s system, while it lasts.',
  model_bookings: 'What calls of language models under way may use, for minutes.',
  ats_webhooks: 'Nothing but hashes of signatures.',
  resume_pictures: 'The pages of the resumes above, drawn: the files themselves are in the archive.',
  data_exports: 'The archive itself.',
  webhook_deliveries:
    'Which of your applications an employer told its own programs of: numbers and stages alone, for 30 days.',
  account_erasures: 'Of people who are gone; it names nobody.',
};
