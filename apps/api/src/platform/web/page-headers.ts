import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The headers of pages by name: they are the same for all, and computing them per page took longer than sending it.
 */
export async function pageHeaders(config: Config, inlineScripts: readonly string[]): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, pagePolicies(config, inlineScripts));
  probe.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const { date: _date, connection: _connection, ...kept } = headers;
  return {
    ...(kept as Record<string, string>),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/**
 * What pages may do: only our own files and the documents' `inlineScripts` run, framing is forbidden, nothing leaks.
 * Relaxed for Vite's scripts.
 */
function pagePolicies(
  { NODE_ENV, PUBLIC_URL, WEB_DEV }: Config,
  inlineScripts: readonly string[],
): FastifyHelmetOptions {
  const isOverHttps = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: !WEB_DEV && {
      useDefaults: false,
      directives: {
        // Applies to style sheets, fonts, calls and the manifest too; workers follow `scriptSrc`.
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(hashSource)],
        // Widths and aspect ratios of pictures are in style attributes, which cannot contain rules.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
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
    // Obsolete: they concern Internet Explorer, Flash, an XSS filter that browsers have removed, and DNS prefetching,
    // which is off over HTTPS anyway. Together they would add 119 bytes to each page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    crossOriginEmbedderPolicy: false,
    // Browsers support these two only over HTTPS, and warn otherwise.
    crossOriginOpenerPolicy: isOverHttps && { policy: 'same-origin' },
    originAgentCluster: isOverHttps,
  };
}

/** The source expression that allows an inline script in a script policy. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
