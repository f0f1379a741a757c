import { readConfig } from '@haat/api/config';
import type { Manifests } from './documents.ts';
import { danglingReferences, type OutsideSecrets } from './references.ts';
import { unknownFields, wrongValues } from './schemas.ts';

/** The secrets that are not committed: the operator creates the first, CloudNativePG the second. */
const secrets: OutsideSecrets = new Map([
  ['haat-secrets', ['JWT_SECRET', 'SMTP_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['haat-db-app', ['username', 'password']],
]);

/** All errors in the manifests, one per line: schemas, references, and settings with which no process would start. */
export async function problemsOf(manifests: Manifests): Promise<string[]> {
  return [
    ...(await wrongValues(manifests.all)),
    ...unknownFields(manifests.all),
    ...danglingReferences(manifests, secrets),
    ...wrongSettings(manifests),
  ];
}

/** Checks the settings of each process, with values for its secrets, as the server reads them in production. */
function wrongSettings({ all, settings }: Manifests): string[] {
  return all.flatMap(({ file, name, value }) => {
    const { spec } = value as {
      spec?: { template?: { spec: { containers: { env?: Variable[]; envFrom?: Source[] }[] } } };
    };
    const [container] = spec?.template?.spec.containers ?? [];
    if (!container?.envFrom) return [];
    const given = container.envFrom.flatMap(({ configMapRef }) =>
      Object.entries(settings.get(configMapRef?.name ?? '') ?? {}),
    );
    const own = (container.env ?? []).flatMap((each) =>
      each.value === undefined ? [] : [[each.name, expand(each.value)]],
    );
    try {
      readConfig({ ...secretValues, ...Object.fromEntries(given), ...Object.fromEntries(own) });
      return [];
    } catch (error) {
      return [`${file}: ${name}: ${(error as Error).message}`];
    }
  });
}

interface Variable {
  name: string;
  value?: string;
}

interface Source {
  configMapRef?: { name: string };
}

/** Expands variables as the cluster would. */
function expand(value: string): string {
  return value.replace('$(DB_USER)', 'haat').replace('$(DB_PASSWORD)', 'p'.repeat(64));
}

const secretValues = {
  JWT_SECRET: 'q8Zr2LkX5vTn9WcB4mHs7YdF1gJp6AeU3oRi',
  SMTP_URL: 'smtp://shop:secret@mail.example.com:587',
  S3_ACCESS_KEY_ID: 'haat',
  S3_SECRET_ACCESS_KEY: 'secret',
};
