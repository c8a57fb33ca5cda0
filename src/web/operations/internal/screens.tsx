/** The screens of those who run the site: one file, since they go from one to the other. */
export { BoardsPage } from './boards-page.tsx';
export { DatabasePage } from './database-page.tsx';
export { InternalPage } from './internal-page.tsx';
export { LogsPage } from './logs-page.tsx';
export { ModerationPage } from './moderation-page.tsx';
export { UsersPage } from './users-page.tsx';
