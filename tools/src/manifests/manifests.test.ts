import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../start/settings.ts';
import { problemsOf } from './cluster.ts';
import { manifestsOf, readManifests } from './documents.ts';

const folder = path.join(rootFolder, 'deploy/kubernetes');
const manifests = readManifests(folder);

/** The errors found after this change of a file. */
async function problemsWith(file: string, before: string, after: string): Promise<string> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(before);
  const others = manifests.all.filter((each) => each.file !== file);
  const changed = manifestsOf(file, text.replaceAll(before, after));
  return (await problemsOf({ ...manifests, all: [...others, ...changed] })).join('\n');
}

test('the manifests are right', async () => {
  expect(await problemsOf(manifests)).toEqual([]);
});

test.each([
  ['a field that is not there', 'web.yaml', 'maxReplicas: 20', 'maxReplica: 20', '"maxReplica"'],
  ['a misspelt field', 'database.yaml', 'dataDurability: required', 'dataDurable: required', '"dataDurable"'],
  ['a number in quotes', 'database.yaml', 'instances: 3', "instances: '3'", 'must be integer'],
  ['a kind that does not exist', 'valkey.yaml', 'kind: Deployment', 'kind: Deploy', 'apps/v1 has no Deploy'],
  ['a service without pods', 'valkey.yaml', 'selector: { app: valkey }', 'selector: { app: redis }', 'no pods are'],
  ['a scaled deployment that is not there', 'worker.yaml', 'name: worker }', 'name: jobs }', 'there is no jobs'],
  ['a secret’s key that is not there', 'web.yaml', 'key: username', 'key: user', 'no user in haat-db-app'],
  ['a volume that is not there', 'web.yaml', '- { name: tmp, emptyDir', '- { name: temp, emptyDir', 'no volume tmp'],
  ['settings with which nothing starts', 'web.yaml', 'value: postgresql://', 'value: mysql://', 'DATABASE_URL'],
])('%s is found', { timeout: 30_000 }, async (_what, file, before, after, problem) => {
  expect(await problemsWith(file, before, after)).toContain(problem);
});
