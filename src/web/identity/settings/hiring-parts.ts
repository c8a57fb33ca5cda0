/** The pages of Settings about how the company hires: one file. */
export { FieldSettings } from '../../hiring/custom-fields/field-settings.tsx';
export { OfferSettings } from '../../hiring/offers/offer-settings.tsx';
export { ApprovalSettings } from '../../jobs/job-approvals/approval-settings.tsx';
export { HiringSettings } from './hiring-settings.tsx';
export { StructureSettings } from './structure-settings.tsx';
