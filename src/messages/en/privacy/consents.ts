/** What people agree to. Whoever changes a word of one, in any language, gives it a new version. */
export const consents = {
  discoverable:
    'Employers here may find me without my having applied: they see my name, place, skills, my last position, and how what my resume says meets what their job asks for, but not how to reach me. They may invite me to apply, and I may refuse. I also count when an employer is told how many people each required skill leaves out. I can take this back at any time; from then on nobody finds or counts me.',
  keptByCompany:
    'This employer may keep me in mind for other jobs for 24 months: it sees my name, email, place, skills and how I meet what a job asks for, and may invite me to apply. I can take this back at any time, and am out of its pool at once.',
  selfIdentification:
    'I agree that my answers are kept apart from my application for up to 24 months and counted with those of others, so that this employer and the law can see whether hiring is fair. Nobody who decides about me sees them, and no score uses them. I can change or delete them at any time.',
} as const;
