import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';

interface BucketServer {
  url: string;
  /** If set, the status of every response; null for normal operation. */
  answer: number | null;
  close(): Promise<void>;
}

interface BucketOptions {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A small server that speaks S3's protocol for whole objects (PUT, GET, HEAD, DELETE) and verifies signatures (AWS
 * Signature Version 4) with AWS's own library, which the shop itself does not use.
 */
export async function startBucketServer({ bucket, ...keys }: BucketOptions): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const state: Pick<BucketServer, 'answer'> = { answer: null };

  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(request, response, Buffer.concat(chunks)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const path = request.url ?? '';
    const status = (code: number, content?: Buffer) => response.writeHead(code).end(content);
    if (state.answer) return status(state.answer);
    if (!(await isSigned(request, body, keys))) return status(403);
    if (!path.startsWith(`/${bucket}/`)) return status(404);
    if (request.method === 'PUT') return status(objects.set(path, body) && 200);
    if (request.method === 'DELETE') return status(objects.delete(path) ? 204 : 404);
    const content = objects.get(path);
    return content ? status(200, content) : status(404);
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => http.close(() => resolve())),
  });
}

/** Signs the request with AWS's own library and compares the signatures. */
async function isSigned(request: IncomingMessage, body: Buffer, keys: Omit<BucketOptions, 'bucket'>): Promise<boolean> {
  const { authorization = '', host = '', 'x-amz-date': date = '', ...headers } = textHeaders(request);
  const [, region = '', names = ''] =
    /\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const signed = Object.entries({ host, ...headers }).filter(([name]) => names.split(';').includes(name));
  const declared = headers['x-amz-content-sha256'];
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== createHash('sha256').update(body).digest('hex')) return false;

  const signer = new SignatureV4({ credentials: keys, region, service: 's3', sha256: Sha256, uriEscapePath: false });
  const expected = await signer.sign(
    {
      method: request.method ?? '',
      protocol: 'http:',
      hostname: host,
      path: request.url ?? '',
      headers: Object.fromEntries(signed),
    },
    { signingDate: signingDate(date) },
  );
  return expected.headers['authorization'] === authorization;
}

function textHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

/** `20261121T093000Z`. */
function signingDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

/** The hash implementation that the library requires. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(key));
  }

  update(data: Uint8Array | string): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('Each hash is used once.');
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
