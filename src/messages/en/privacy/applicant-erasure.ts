/** Texts of deleting what a company stores about an applicant. */
export const applicantErasure = {
  title: 'Personal data',
  about: 'If {name} asks you to, you can delete what your company stores about them.',
  openFirst:
    'If {name} asks you to, you can delete what your company stores about them, once their applications are closed.',
  erase: 'Delete data…',
  question: 'Delete the data of {name}?',
  what: 'Deleted in all their applications to your company: name, contact details, resume, answers, score, messages, notes, tags, ratings, offers and files. They also leave your talent pool.',
  stays:
    'Job, stages and dates stay without a name, so that your reports don’t change. Their own account stays, and they get a notification. This cannot be undone.',
  confirm: 'Delete data',
  erased: 'The data was deleted.',
} as const;
