/** The pages for people without an account: one file, so that the first page's script names one. */
export { AddedPage } from '../added-people/added-page.tsx';
export { ConfirmApplicationPage } from './confirm-application-page.tsx';
export { GuestApplyPage } from './guest-apply-page.tsx';
export { ReferPage } from '../../hiring/referrals/refer-page.tsx';
