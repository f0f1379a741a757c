import { AwsClient } from 'aws4fetch';
import { Problem } from '../http/problem.ts';
import { isStorageKey, type Storage, storageFull } from './storage.ts';

const timeoutMs = 5_000;

interface S3Options {
  /** Such as https://s3.example.com; the bucket is part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Storage in an S3 or S3-compatible bucket. Throws UNAVAILABLE, with its cause, if the endpoint is down or refuses. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** The response if it is a success or 404; throws otherwise. */
  async function call(method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client
      .fetch(`${root}/${key}`, { method, signal, ...(body && { body }) })
      .catch((cause: unknown) => {
        throw unreachable(cause);
      });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    if (answer.status === 507) throw storageFull();
    throw unreachable(new Error(`The object storage answered ${answer.status} to ${method}.`));
  }

  return {
    async put(key, bytes) {
      if (!isStorageKey(key)) throw new Error('not a storage key');
      const { ok } = await call('PUT', key, new Uint8Array(bytes));
      if (!ok) throw new Error(`there is no bucket ${bucket}`);
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      const answer = await call('GET', key);
      return answer.ok ? await readBody(answer) : null;
    },
    async exists(key) {
      return isStorageKey(key) && (await call('HEAD', key)).ok;
    },
    async remove(key) {
      if (isStorageKey(key)) await call('DELETE', key);
    },
  };
}

/** A transfer that breaks or stalls fails as a refused connection does. */
async function readBody(answer: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw unreachable(cause);
  }
}

function unreachable(cause: unknown): Problem {
  const message = 'Pictures cannot be reached now. Please try again in a moment.';
  return new Problem('UNAVAILABLE', message, { retryAfterSeconds: 2, cause });
}
