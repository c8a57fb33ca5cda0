import { createAuthorizationURL } from 'better-auth/oauth2';
import { createHmac } from 'node:crypto';
import { ssoMinutes, type ssoApi } from '../../../../api/identity/single-sign-on.ts';
import type { Context, Handlers, Services, SignedIn } from '../../../context.ts';
import { formatsOf } from '../../account-settings/first-formats.ts';
import { companyOf } from '../../employer-scope.ts';
import { ApiError, staleVersion } from '../../../platform/http/api-error.ts';
import { ownsCompany } from '../../companies/rules.ts';
import { isFreeMail } from '../company-name.ts';
import { dropCookie, readCookie, setCookie } from '../sessions/cookies.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { consumeSsoAttempt, linkSsoPerson, removeSso, saveSso, startSsoAttempt } from './commands.ts';
import { discoverSso, exchangeSsoCode, isSafeAddress, type SsoIdentity, SsoProblem } from './provider.ts';
import {
  findSso,
  findSsoIdentity,
  findSsoOfDomain,
  findSsoPerson,
  listProvenDomains,
  type StoredSso,
} from './queries.ts';
import { canSignInBySso, domainOf, isCovered } from './rules.ts';
import { openClientSecret, sealClientSecret, presentSso, ssoRedirectUri, testSso } from './settings.ts';
import { message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'log' | 'now' | 'queue' | 'safeFetch'>;

/** Single sign-on of companies. */
export const ssoHandlers: Handlers<typeof ssoApi, Ports> = {
  getCompanySso: async (_input, context) => stateOf(context, ownedCompany(context)),

  saveCompanySso: async ({ body }, context) => {
    const { actor, config, database } = context;
    const companyId = ownedCompany(context);
    if (!isSafeAddress(context, body.issuer))
      throw invalid('/issuer', message('identityErrors.httpsAddress'));
    const free = body.domains.find(isFreeMail);
    if (free) throw invalid('/domains', message('identityErrors.mailProvider', { domain: free }));
    const before = await findSso(database, companyId);
    if ((before?.version ?? 0) !== body.version) throw await stale(context, companyId);
    const secret = body.client_secret ? sealClientSecret(config, companyId, body.client_secret) : before;
    if (!secret) throw invalid('/client_secret', message('identityErrors.clientSecretRequired'));
    const { sealedSecret, secretHint } = secret;
    const fields = {
      issuer: body.issuer,
      clientId: body.client_id,
      sealedSecret,
      secretHint,
      domains: body.domains,
    };
    if (!(await saveSso(context, { actor, companyId }, body.version, fields)))
      throw await stale(context, companyId);
    return stateOf(context, companyId);
  },

  testCompanySso: async (_input, context) => {
    const sso = await findSso(context.database, ownedCompany(context));
    if (!sso) throw new ApiError('not_found');
    await testSso(context, sso);
    return stateOf(context, sso.companyId);
  },

  removeCompanySso: (_input, context) =>
    removeSso(context, { actor: context.actor, companyId: ownedCompany(context) }),

  startSso: async ({ body }, context) => {
    const sso = await findSsoOfDomain(context.database, domainOf(body.email));
    if (!sso) throw new ApiError('sso_unknown');
    const provider = await orRefuse(context, () => discoverSso(context, sso.issuer));
    const { state, browser } = await startSsoAttempt(context, {
      companyId: sso.companyId,
      remembered: body.remember,
      returnTo: body.return_to,
    });
    setCookie(context, 'sso', browser, ssoMinutes * 60);
    const url = await createAuthorizationURL({
      id: 'company',
      options: { clientId: sso.clientId },
      authorizationEndpoint: provider.authorization_endpoint,
      redirectURI: ssoRedirectUri(context.config),
      state,
      codeVerifier: derived(context, 'verifier', browser),
      nonce: derived(context, 'nonce', browser),
      scopes: ['openid', 'email', 'profile'],
      loginHint: body.email,
    });
    return { url: url.href };
  },

  finishSso: async ({ body }, context) => {
    const browser = readCookie(context.config, context.request, 'sso') ?? '';
    const attempt = await consumeSsoAttempt(context, { state: body.state, browser });
    const sso = attempt && (await findSso(context.database, attempt.companyId));
    if (!attempt || !sso) throw new ApiError('sso_failed');
    dropCookie(context, 'sso');
    const identity = await orRefuse(context, async () => {
      const provider = await discoverSso(context, sso.issuer);
      // An answer of another server, which must not see the code of this one.
      if (
        body.iss === undefined
          ? provider.authorization_response_iss_parameter_supported
          : body.iss !== sso.issuer
      )
        throw new SsoProblem(message('identityErrors.ssoNotIssuer'));
      const client = {
        clientId: sso.clientId,
        secret: openClientSecret(context.config, sso),
        redirectUri: ssoRedirectUri(context.config),
      };
      return exchangeSsoCode(context, provider, client, {
        code: body.code,
        verifier: derived(context, 'verifier', browser),
        nonce: derived(context, 'nonce', browser),
      });
    });
    const userId = await findOrMakePerson(context, sso, identity);
    const signedIn = await finishSignIn(context, { userId, remembered: attempt.remembered });
    return { ...signedIn, return_to: attempt.returnTo };
  },
};

/** The member of the company behind an identity: known, linked by the verified address, or new as a recruiter. */
async function findOrMakePerson(
  context: Context<Ports>,
  sso: StoredSso,
  identity: SsoIdentity,
): Promise<string> {
  const { database } = context;
  const { companyId, issuer } = sso;
  if (identity.email === null)
    throw new ApiError('sso_refused', {
      detail: message('identityErrors.ssoUnverified'),
    });
  if (!isCovered(identity.email, await listProvenDomains(database, companyId)))
    throw new ApiError('sso_refused', { detail: message('identityErrors.ssoOtherDomain') });
  const email = identity.email;
  const providerId = `sso:${companyId}`;
  const accountId = `${issuer} ${identity.subject}`;
  const known = await findSsoIdentity(database, providerId, accountId);
  const person = known ?? (await findSsoPerson(database, email));
  if (person && !canSignInBySso(person, companyId))
    throw new ApiError('sso_refused', {
      detail: message('identityErrors.ssoNotMember'),
    });
  if (known) return known.id;
  const { name } = identity;
  const formats = formatsOf(context.request);
  const named = { id: person?.id ?? null, email, name, providerId, accountId, formats };
  return linkSsoPerson(context, sso, named);
}

async function orRefuse<T>(context: Context<Ports>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SsoProblem)) throw error;
    context.log.info({ err: error, requestId: context.requestId }, 'a sign-in at a company failed');
    throw new ApiError('sso_failed');
  }
}

function ownedCompany(context: SignedIn<Ports>): string {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return companyId;
}

async function stateOf(context: SignedIn<Ports>, companyId: string) {
  const sso = await findSso(context.database, companyId);
  return { redirect_uri: ssoRedirectUri(context.config), settings: sso && (await presentSso(context, sso)) };
}

async function stale(context: SignedIn<Ports>, companyId: string): Promise<ApiError> {
  return staleVersion(await stateOf(context, companyId));
}

function invalid(pointer: string, detail: MessageOrText): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}

/** Nonce and code verifier follow from the browser's token, so that nothing usable is stored. */
function derived(context: Context<Ports>, purpose: 'nonce' | 'verifier', browser: string): string {
  return createHmac('sha256', context.config.secrets.sessions)
    .update(`sso ${purpose} ${browser}`)
    .digest('base64url');
}
