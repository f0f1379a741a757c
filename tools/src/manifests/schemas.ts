import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../start/settings.ts';
import type { Manifest } from './documents.ts';

type Model = new (value: object) => { validate(): void };

/** The package with an API's types: Kubernetes' own, or CloudNativePG's. */
function moduleOf({ apiVersion }: Pick<Manifest, 'apiVersion'>): string {
  return apiVersion.startsWith('postgresql.cnpg.io/')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;
}

/** Errors that the schemas of Kubernetes and CloudNativePG find: wrong types and formats, and missing fields. */
export async function wrongValues(manifests: readonly Manifest[]): Promise<string[]> {
  const found = await Promise.all(
    manifests.map(async (manifest) => {
      const models = (await import(moduleOf(manifest))) as Record<string, Model>;
      const Kind = models[manifest.kind];
      if (!Kind) return [`${manifest.file}: ${manifest.apiVersion} has no ${manifest.kind}`];
      try {
        new Kind(manifest.value).validate();
        return [];
      } catch (error) {
        return [`${manifest.file}: ${manifest.kind} ${manifest.name}: ${(error as Error).message}`];
      }
    }),
  );
  return found.flat();
}

/** Unknown fields, which the schemas accept: found by the compiler with the types of the same packages. */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  const folder = mkdtempSync(path.join(rootFolder, 'tools/node_modules/.manifests-'));
  try {
    const files = manifests.map((manifest, place) => {
      const file = path.join(folder, `${place}.ts`);
      writeFileSync(file, asSource(manifest));
      return file;
    });
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--pretty',
      'false',
    ];
    const { status, stdout } = spawnSync(path.join(rootFolder, 'node_modules/.bin/tsc'), [...options, ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status === 0) return [];
    return stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => nameManifest(line, manifests));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function asSource(manifest: Manifest): string {
  const type = `I${manifest.kind}`;
  return `import type { ${type} } from '${moduleOf(manifest)}';\nexport const it = ${JSON.stringify(manifest.value)} satisfies ${type};\n`;
}

function nameManifest(line: string, manifests: readonly Manifest[]): string {
  const manifest = manifests[Number(/(\d+)\.ts\(/.exec(line)?.[1])];
  return `${manifest?.file}: ${manifest?.kind} ${manifest?.name}: ${line.replace(/^.*?error TS\d+: /, '')}`;
}
