import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configSchema } from '@haat/api/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rootFolder } from '../start/settings.ts';

interface Service {
  image?: string;
  entrypoint?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  deploy?: { replicas: number };
  ports?: string[];
}

interface Stack {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

function read(file: string): Stack {
  const text = readFileSync(path.join(rootFolder, file), 'utf8');
  // Compose's own tag for resetting a value.
  return parse(text.replace('!reset []', '[]'), { merge: true }) as Stack;
}

const base = read('docker-compose.yml');
const scale = read('deploy/compose.scale.yml');
const services = Object.entries(scale.services);

test('three web and two workers stand behind the balancer, and nothing else of the shop is published', () => {
  expect(scale.services['web']?.deploy?.replicas).toBe(3);
  expect(scale.services['worker']?.deploy?.replicas).toBe(2);
  expect(services.filter(([, { ports }]) => ports && ports.length > 0).map(([name]) => name)).toEqual(['haproxy']);
  expect(readFileSync(path.join(rootFolder, 'deploy/scale/haproxy.cfg'), 'utf8')).toContain(
    'server-template web 3 web:3000',
  );
});

test('what services need, mount and start from is there', () => {
  const known = new Set([...Object.keys(base.services), ...Object.keys(scale.services)]);
  const volumes = new Set([...Object.keys(base.volumes), ...Object.keys(scale.volumes)]);
  const missing = services.flatMap(([name, { image, depends_on: needs = [], volumes: mounts = [] }]) => [
    ...(Array.isArray(needs) ? needs : Object.keys(needs)).filter((each) => !known.has(each)),
    ...mounts
      .map((mount) => mount.split(':', 1)[0] ?? '')
      .filter((source) => (source.startsWith('.') ? !existsSync(path.join(rootFolder, source)) : !volumes.has(source))),
    ...(image || base.services[name] ? [] : [`${name} has no image`]),
  ]);
  expect(missing).toEqual([]);
});

test('web and worker get settings that the server knows, and reach every part by its name', () => {
  for (const name of ['web', 'worker']) {
    const given = scale.services[name]?.environment ?? {};
    expect(Object.keys(given).filter((each) => !(each in configSchema.shape))).toEqual([]);
    const hosts = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL', 'S3_ENDPOINT'].map(
      (setting) => new URL(given[setting]?.replace(/\$\{.*?\}/, 'x') ?? '').hostname,
    );
    expect(hosts).toEqual(['pgbouncer', 'db', 'valkey', 's3']);
  }
});

test.each(['create-standby-role', 'follow-primary', 'start-pgbouncer', 'start-s3'])(
  '%s.sh is a script that sh can read',
  (name) => {
    expect(() => execFileSync('sh', ['-n', path.join(rootFolder, `deploy/scale/${name}.sh`)])).not.toThrow();
  },
);
