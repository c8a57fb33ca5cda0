import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../../config.ts';
import { plainPageStyle } from './plain-page.ts';

/** Headers that every answer carries, and the content policy with a fresh nonce for the styles that the page adds itself. */
export function safeHeaders(config: Config): MiddlewareHandler {
  const secure = secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: config.origin.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await secure(c, next);
    // What other sites may show in a frame says so in its own policy, and is fetched from there.
    if (c.get('framed')) {
      c.res.headers.delete('x-frame-options');
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    }
    // How a company's own domain is reached later on, the company says.
    if (c.get('ownDomain')) c.res.headers.delete('strict-transport-security');
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', contentPolicy(nonce));
    }
  };
}

function contentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}' ${plainPageStyle}`,
    // React sets style attributes through the DOM, which no policy stops; markup with style attributes is refused.
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A resume is shown in a frame, from bytes that the page itself has fetched.
    'frame-src blob:',
    "object-src 'none'",
  ].join('; ');
}
