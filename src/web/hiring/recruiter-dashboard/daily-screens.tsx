/** The screens of employers beside their applicants that are opened every day: one file, as the rare ones are. */
export { TalentPage } from '../../talent/talent-pool/talent-page.tsx';
export { InterviewsPage } from '../interviews/interviews-page.tsx';
export { KitPage } from '../interviews/kit-page.tsx';
export { TemplatesPage } from '../messages/templates-page.tsx';
export { ThreadsPage } from '../messages/threads-page.tsx';
