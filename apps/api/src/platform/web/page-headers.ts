import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/**
 * The headers of pages: only our own files and the documents' own `inlineScripts` run, nobody frames us, nothing leaks.
 * Vite's own scripts need them relaxed.
 */
export function pageHeaders(
  { NODE_ENV, PUBLIC_URL, WEB_DEV }: Config,
  inlineScripts: readonly string[],
): FastifyHelmetOptions {
  const isOverHttps = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: !WEB_DEV && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(hashSource)],
        styleSrc: ["'self'"],
        // Widths and ratios of pictures stand in attributes; no rule can be smuggled in there.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isOverHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isOverHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // Browsers understand the same of these two only over HTTPS, and warn otherwise.
    crossOriginOpenerPolicy: isOverHttps && { policy: 'same-origin' },
    originAgentCluster: isOverHttps,
  };
}

/** Names an inline script in a script policy. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
