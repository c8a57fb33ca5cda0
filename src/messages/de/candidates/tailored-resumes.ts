import type { tailoredResumes as english } from '../../en/candidates/tailored-resumes.ts';
import type { Translation } from '../../translation.ts';

export const tailoredResumes: Translation<typeof english> = {};
