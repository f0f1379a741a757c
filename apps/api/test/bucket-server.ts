import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface BucketServer {
  url: string;
  /** A status every request is answered with; null: as usual. */
  answer: number | null;
  close(): Promise<void>;
}

interface BucketOptions {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A small server that speaks S3's protocol for whole objects (PUT, GET, HEAD, DELETE) and checks signatures (AWS Signature
 * Version 4) by its own computation.
 */
export async function startBucketServer({ bucket, ...keys }: BucketOptions): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const state: Pick<BucketServer, 'answer'> = { answer: null };

  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const path = request.url ?? '';
    const status = (code: number, content?: Buffer) => response.writeHead(code).end(content);
    if (state.answer) return status(state.answer);
    if (!isSigned(request, body, keys)) return status(403);
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

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, content: string) => createHmac('sha256', key).update(content).digest();

function isSigned(request: IncomingMessage, body: Buffer, keys: Omit<BucketOptions, 'bucket'>): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, keyId, day = '', region = '', names = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== keys.accessKeyId) return false;
  const declared = String(request.headers['x-amz-content-sha256'] ?? sha256(body));
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false;
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, request.url, '', headers, names, declared].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (parent, part) => hmac(parent, part),
    hmac(`AWS4${keys.secretAccessKey}`, day),
  );
  return hmac(key, toSign).toString('hex') === signature;
}
