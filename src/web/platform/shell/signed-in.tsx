/** What the frame of every page shows to those who are signed in, and to nobody else: one file. */
export { Bell } from '../notifications/bell.tsx';
export { PhoneTabs } from './phone-tabs.tsx';
export { MaintenanceBanner } from './maintenance-banner.tsx';
