/** The pages of Settings about what the company's programs and its sign-in need: one file. */
export { ApiKeysSettings } from './api-keys-settings.tsx';
export { ApiTokenSettings } from './api-token-settings.tsx';
export { SsoSettings } from './sso-settings.tsx';
