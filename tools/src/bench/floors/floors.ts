import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../start/free-port.ts';
import type { BenchPostgres } from '../bench-shop.ts';
import type { Catalogue } from '../catalogue.ts';
import { getRequest } from '../http-connection.ts';
import { inTurn, runLoad, type Subject } from '../subject.ts';

/** The names of the floors, which bars refer to. */
export const floor = {
  buffer: 'F1, Fastify with a buffer of 15 kB',
  list: 'F2, Fastify and 24 products in one statement',
  product: 'F3, Fastify and one product',
  everything: 'Fastify with the same buffer of all products',
} as const;

export interface Floors {
  subjects: Subject[];
  stop: () => Promise<void>;
}

interface FloorOptions {
  postgres: BenchPostgres;
  catalogue?: Catalogue;
  /** The compressed response with all products. */
  everything?: Buffer;
}

/** Starts the server that the floors measure. */
export async function startFloors({
  postgres,
  catalogue,
  everything = Buffer.alloc(0),
}: FloorOptions): Promise<Floors> {
  const port = await freePort();
  const everythingFile = path.join(postgres.folder, 'everything');
  writeFileSync(everythingFile, everything);
  const program = fileURLToPath(new URL('floor-server.ts', import.meta.url));
  const server = fork(program, [String(port), postgres.connectionString, everythingFile], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(server, 'message');
  const subject = (name: string, requests: string[]): Subject => {
    const next = inTurn(requests);
    return { name, serverPid: server.pid ?? 0, run: () => runLoad({ port, next }) };
  };
  return {
    subjects: [
      subject(floor.buffer, [getRequest('/buffer')]),
      subject(
        floor.list,
        (catalogue?.categoryIds ?? []).map((id) => getRequest(`/list/${id}`)),
      ),
      subject(
        floor.product,
        (catalogue?.products ?? []).map(({ id }) => getRequest(`/product/${id}`)),
      ),
      subject(floor.everything, [getRequest('/everything')]),
    ],
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
