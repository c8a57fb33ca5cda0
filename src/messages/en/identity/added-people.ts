/** Texts of the page on which somebody sees what a company that added them stores. */
export const addedPeople = {
  title: 'What is stored about you',
  opening: 'Opening…',
  intro:
    '{company} has had your resume since {on} and is considering you for a job. Its team may also have added notes and decisions.',
  introPool:
    '{company} has had your resume since {on} and stores it in its talent pool, to consider you for its jobs. Its team may also have added tags and notes.',
  name: 'Name',
  email: 'Email address',
  file: 'Resume',
  jobs: 'Considered for',
  source: 'Where the company got your resume and why it stores it, in its own words',
  aboutAccount:
    'Make it your account to follow the application, correct what was read, and answer. The account is for {email}; by creating it you agree to the <terms>terms</terms>.',
  makeAccount: 'Create My Account',
  aboutMoving: 'You are signed in as {email}. The application and the resume can be moved to your account.',
  move: 'Move to My Account',
  signInFirst: 'There is an account for {email}. Sign in, then open the link in the email again.',
  signIn: 'Sign In',
  asEmployer: 'To take this over, sign out and open the link in the email again.',
  aboutRemoving: 'If you don’t want {company} to have your resume, have everything deleted.',
  remove: 'Delete Everything',
  removeTitle: 'Delete everything about you?',
  removeText:
    '{company} loses your resume and your application, and can’t add this address again. This can’t be undone.',
  removed: 'Everything was deleted. The company can’t add your address again.',
  badLink:
    'This link doesn’t work any more. Your email program may have cut it off, or what it led to has since been deleted or claimed.',
  openFailed: 'It couldn’t be opened. Check your connection and load the page again.',
  failed: 'That didn’t work. Nothing was changed. Try again.',
} as const;
