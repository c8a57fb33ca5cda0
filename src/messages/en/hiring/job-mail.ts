/** Texts of the address by which people apply to a job by mail. */
export const jobMail = {
  title: 'Apply by email',
  about:
    'A resume emailed to this address becomes an application. The sender first confirms it through a link that we email them.',
  none: 'This job has no email address yet. With one, people can apply by emailing their resume.',
  create: 'Create Address',
  copy: 'Copy Address',
  copied: 'Copied',
  renew: 'New Address',
  renewTitle: 'Replace this address?',
  renewText: 'The address in use stops working at once: emails sent to it are returned.',
  turnOff: 'Turn Off',
  turnOffTitle: 'Turn off this address?',
  turnOffText: 'Emails sent to it are returned. Applications that came in by it stay.',
  created: 'The address works now.',
  turnedOff: 'The address no longer works.',
  notSetUp: 'This site does not receive email.',
} as const;
