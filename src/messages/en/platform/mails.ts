/** What all emails have around their own words, and those that tell of notifications. */
export const mails = {
  accountFooter: 'Tenon sent this email because of activity on your account. Replies are not read.',
  stop: 'Stop these emails',
  stopAt: 'Stop these emails: {link}',
  buttonFails: 'If the button does not work, open this address:',
  openTenon: 'Open Tenon',

  seeMore: 'Open Tenon to see more.',
  openInTenon: 'Open in Tenon',
  answerByMail: 'To answer, reply to this email.',
  noticeFooter:
    'Tenon sent this email because you chose to be told about this right away. You can change that in Settings.',
  digestSubject: '{count, plural, one {# update} other {# updates}} on Tenon',
  digestTitle: 'Updates since the last digest',
  digestEntry: '{title}: {text}',
  digestMore: 'And {count, number} more.',
  seeThemAll: 'See them all',
  digestFooter: 'Tenon sent this digest because you chose to get these updates once a day.',

  contactSubject: '{topic}: a message from {name}',
  contactFrom: 'From: {name}, {email}',
  writeTo: 'Write to {email}',
  contactTopic: '{topic, select, demo {Demo request} privacy {Privacy} press {Press} other {Question}}',
  contactFooter: 'Tenon sent this email because someone left a message on the contact page.',
} as const;
