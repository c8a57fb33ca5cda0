/** Texts of tailored resumes. */
export const tailoredResumes = {} as const;
