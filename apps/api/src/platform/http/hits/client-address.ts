import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../config.ts';

/** Which proxies are trusted, as Fastify takes it: named addresses individually; a number of hops wherever the request comes from. */
export function trustedProxies(proxies: Config['TRUST_PROXY']) {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
}

/** The address of a request's client, as Fastify's `request.ip`; undefined once the client has gone. */
export function clientAddress(
  proxies: ReturnType<typeof trustedProxies>,
): (request: IncomingMessage) => string | undefined {
  if (proxies === false) return ({ socket }) => socket.remoteAddress;
  const trusts = typeof proxies === 'function' ? proxies : proxyAddress.compile(proxies);
  return (request) => request.socket.remoteAddress && proxyAddress(request, trusts);
}
