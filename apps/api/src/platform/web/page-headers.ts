import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/** The headers of pages: only our own files run, nobody frames us, nothing leaks. Vite's own scripts need them relaxed. */
export function pageHeaders({ NODE_ENV, PUBLIC_URL, WEB_DEV }: Config): FastifyHelmetOptions {
  const isOverHttps = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: !WEB_DEV && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
