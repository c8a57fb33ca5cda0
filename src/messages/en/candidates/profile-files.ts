/** Texts of profile files. */
export const profileFiles = {
  import: 'Import',
  importHint: 'Choose a JSON Resume file. You’ll see what it would add or change before anything is saved.',
  chooseAnother: 'Choose another file',
  chooseFile: 'Choose a file',
  notImportable: 'This file cannot be imported',
  kept: 'Saved for your exports, unchanged: {sections}. Your matches depend only on your resume, skills and experience.',
  nothingNew: 'This file contains nothing new for your profile.',
  cancel: 'Cancel',
  changedElsewhere: 'Your profile was changed in another tab. Choose the file again.',
  personalInformation: 'Personal information',
  workExperience: 'Work experience',
  heading: 'Export and import',
  headingHint: 'Download your profile, or import one.',
  candidateProfile: 'Candidate Profile',
  export: 'Export',
  exportHint:
    'Your personal information, work experience, education, skills and languages. JSON Resume is the format that other programs, and the import below, can read in full.',
  otherWays:
    'To add a resume as PDF, Word or text, upload it to <resumes>your resumes</resumes>. You can download a copy of all your data in <settings>Settings</settings>.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is too large for a resume.',
  keptSection: '{section} ({count, number})',
  imported:
    'Imported: {changed, plural, one {# field} other {# fields}} changed, {added, plural, one {# position} other {# positions}} added.',
  positionAt: '{title} at {company}',
  entry: 'Entry {number}',
  alreadyThere: 'already in your profile',
} as const;
