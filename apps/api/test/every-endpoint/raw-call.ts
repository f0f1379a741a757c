import { once } from 'node:events';
import net from 'node:net';
import type { EndpointDefinition } from '@haat/contracts';
import type { RawInput } from './send.ts';

interface Call {
  endpoint: EndpointDefinition;
  input: RawInput;
  /** The headers that identify the caller. */
  headers: Record<string, string>;
  /** The client's address, as forwarded by a trusted proxy. */
  from: string;
}

/** A request as sent: its head without the final empty line, and its body. */
export function rawCall({ endpoint, input, headers, from }: Call): { head: string; body: string } {
  const [method = 'GET', pattern = ''] = endpoint.route.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)] as [string, string]),
  ).toString();
  const { type, text } = bodyOf(endpoint, input.body);
  const head = [
    `${method} ${path}${query && `?${query}`} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${from}`,
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    ...(type ? [`Content-Type: ${type}`] : []),
  ].join('\r\n');
  return { head: `${head}\r\n`, body: text };
}

function bodyOf({ body, bodyFormat }: EndpointDefinition, value: unknown): { type: string; text: string } {
  if (!body) return { type: '', text: '' };
  if (bodyFormat !== 'multipart') return { type: 'application/json', text: JSON.stringify(value) };
  const parts = Object.entries((value ?? {}) as Record<string, unknown>).map(
    ([name, each]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(each)}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=x', text: `${parts.join('')}--x--\r\n` };
}

/** Sends a request on a new connection and does not read unless told to. */
export async function sendRaw(port: number, request: string | Buffer, { reads = false } = {}): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  if (reads) socket.resume();
  else socket.pause();
  await once(socket, 'connect').catch(() => {});
  socket.write(request);
  return socket;
}
