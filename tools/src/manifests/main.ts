/**
 * `pnpm manifests`: checks the Kubernetes manifests against the schemas of Kubernetes and CloudNativePG, their
 * references, and their settings; exits with 1 if something is wrong. Needs no cluster.
 */
import path from 'node:path';
import { runCommand } from '../start/command.ts';
import { rootFolder } from '../start/settings.ts';
import { problemsOf } from './cluster.ts';
import { readManifests } from './documents.ts';

await runCommand(async () => {
  const manifests = readManifests(path.join(rootFolder, 'deploy/kubernetes'));
  const problems = await problemsOf(manifests);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`✓ ${manifests.all.length} objects for Kubernetes`);
});
