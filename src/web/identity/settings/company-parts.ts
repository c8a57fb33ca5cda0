/** The pages of Settings about the company and its people: one file. */
export { CompanySettings } from '../companies/company-settings.tsx';
export { MemberSettings } from '../companies/member-settings.tsx';
