import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../config.ts';

/** The trusted proxies in Fastify's form: a list of addresses, or a number of hops whatever the sender. */
export function trustedProxies(proxies: Config['TRUST_PROXY']) {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
}

/** The client's address, the same as Fastify's `request.ip`; undefined once the client has disconnected. */
export function clientAddress(
  proxies: ReturnType<typeof trustedProxies>,
): (request: IncomingMessage) => string | undefined {
  if (proxies === false) return ({ socket }) => socket.remoteAddress;
  const trusts = typeof proxies === 'function' ? proxies : proxyAddress.compile(proxies);
  return (request) => request.socket.remoteAddress && proxyAddress(request, trusts);
}
