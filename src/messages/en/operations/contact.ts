/** Texts of contact. */
export const contact = {
  title: 'Contact',
  about: 'Write to the people who run this site. All fields are required.',
  name: 'Name',
  email: 'Email',
  topic: 'What is it about?',
  message: 'Message',
  question: 'A question',
  demo: 'Request a demo',
  privacy: 'Privacy or a score',
  press: 'Press',
  messageLimit: 'At most {most, number} characters.',
  leaveEmpty: 'Leave this empty',
  privacyNote:
    'Your message is sent with the time and a one-way hash of your network address, which limits spam. The <link>privacy notice</link> has the details.',
  sendMessage: 'Send message',
  messageSent: 'Message sent',
  messageSentNote: 'The people who run this site will read it. If they reply, they will write to {email}.',
  meanwhile: 'The <link>frequently asked questions</link> may already have an answer.',
} as const;
