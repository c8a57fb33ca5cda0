import { api } from '../../../api/index.ts';
import { appCode } from '../authenticator-app.ts';
import { newestMail } from '../read-mails.ts';
import { PasskeyDevice } from '../passkey-device.ts';
import { careful, models, newcomer, recruiter, world, castOrigin } from './people.ts';
import { password } from '../sample-entries.ts';

let secret = '';
let code = '';
let challenge = '';
const device = new PasskeyDevice(castOrigin);

/** Signing up and in, factors, tokens, mails, the account itself. In an order in which each finds what it needs. */
export const accountCalls = {
  signUp: () =>
    world
      .visitor()
      .call(api.signUp, { body: { email: 'new@answers.example', password, data: { role: 'candidate' } } }),
  signIn: () => world.visitor().call(api.signIn, { body: { email: 'new@answers.example', password } }),
  challengeNewPasskey: async () => {
    const asked = await careful.call(api.challengeNewPasskey, {});
    challenge = asked.body.challenge;
    return asked;
  },
  addPasskey: () =>
    careful.call(api.addPasskey, { body: { name: 'Phone', passkey: device.create({ challenge }) } }),
  getSignInMethods: () => careful.call(api.getSignInMethods, {}),
  challengePasskeyProof: () => careful.call(api.challengePasskeyProof, {}),
  challengePasskeySignIn: async () => {
    const asked = await newcomer.call(api.challengePasskeySignIn, {});
    challenge = asked.body.challenge;
    return asked;
  },
  signInWithPasskey: () =>
    newcomer.call(api.signInWithPasskey, { body: { passkey: device.get({ challenge }) } }),
  setUpTwoFactor: async () => {
    const set = await careful.call(api.setUpTwoFactor, {});
    secret = set.body.secret;
    return set;
  },
  confirmTwoFactor: async () =>
    careful.call(api.confirmTwoFactor, { body: { code: await appCode(secret, new Date()) } }),
  renewRecoveryCodes: async () => {
    const renewed = await careful.call(api.renewRecoveryCodes, {});
    code = renewed.body.recovery_codes[0] ?? '';
    return renewed;
  },
  finishSecondStep: async () => {
    const person = world.visitor();
    await person.call(api.signIn, { body: { email: 'careful@answers.example', password } });
    return person.call(api.finishSecondStep, { body: { code } });
  },
  grantToken: () =>
    world.visitor().call(api.grantToken, {
      query: { grant_type: 'password' },
      body: { email: 'jo@hiring.example', password },
    }),
  listSigningKeys: () => world.visitor().call(api.listSigningKeys, {}),
  createApiToken: () =>
    careful.call(api.createApiToken, { body: { name: 'Board', scopes: ['jobs:read'], expires_at: null } }),
  listApiTokens: () => careful.call(api.listApiTokens, {}),
  getSession: () => recruiter.call(api.getSession, {}),
  signInByCode: async () => {
    const person = world.visitor();
    await person.call(api.askForSignIn, { body: { email: 'new@answers.example' } });
    const { code } = await newestMail(world, 'new@answers.example', 'sign_in');
    return person.call(api.signInByCode, { body: { email: 'new@answers.example', code } });
  },
  signInByLink: async () => {
    const person = world.visitor();
    await person.call(api.askForSignIn, { body: { email: 'new@answers.example' } });
    const { fragment } = await newestMail(world, 'new@answers.example', 'sign_in');
    const [access_token, refresh_token] = [fragment.get('access_token'), fragment.get('refresh_token')];
    return person.call(api.signInByLink, {
      body: { access_token: access_token ?? '', refresh_token: refresh_token ?? '' },
    });
  },
  getEmail: () => recruiter.call(api.getEmail, {}),
  changeEmail: () =>
    recruiter.call(api.changeEmail, {
      body: { email: 'joanna@hiring.example', current_password: password },
    }),
  confirmEmailChange: async () => {
    const { fragment } = await newestMail(world, 'jo@hiring.example', 'email_approve');
    return recruiter.call(api.confirmEmailChange, { body: { token: fragment.get('token') ?? '' } });
  },
  cancelEmailChange: () => recruiter.call(api.cancelEmailChange, {}),
  startDataExport: () => recruiter.call(api.startDataExport, {}),
  getDataExport: () => recruiter.call(api.getDataExport, {}),
  getAccountDeletion: () => recruiter.call(api.getAccountDeletion, {}),
  listSessions: () => recruiter.call(api.listSessions, {}),
  saveAccountSettings: () =>
    careful.call(api.saveAccountSettings, { body: { version: 0, value: { locale: 'de-DE' } } }),
  getAccountSettings: () => careful.call(api.getAccountSettings, {}),
  saveOwnModel: () =>
    careful.call(api.saveOwnModel, {
      body: { version: 0, provider: 'openai', model_id: 'm-1', base_url: models.url, key: 'sk-0123456789ab' },
    }),
  testOwnModel: () => careful.call(api.testOwnModel, {}),
  getOwnModel: () => careful.call(api.getOwnModel, {}),
};
