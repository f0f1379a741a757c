import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** An object of the cluster as described in a file. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  name: string;
  value: Record<string, unknown>;
}

/** The output of a kustomization. */
export interface Manifests {
  all: Manifest[];
  /** The settings of each ConfigMap that it generates, by the ConfigMap's name. */
  settings: Map<string, Record<string, string>>;
}

interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
}

/** Reads a kustomization and the files that it lists. Throws if one is missing or not YAML. */
export function readManifests(folder: string): Manifests {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { resources, configMapGenerator } = parse(read('kustomization.yaml')) as Kustomization;
  const settings = configMapGenerator.map(({ name, envs }) => {
    const lines = envs.flatMap((file) => read(file).split('\n').filter(Boolean));
    return [name, Object.fromEntries(lines.map(splitAtFirst))] as const;
  });
  return { all: resources.flatMap((file) => manifestsOf(file, read(file))), settings: new Map(settings) };
}

/** The objects in one file. */
export function manifestsOf(file: string, text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    const value = document.toJS() as Record<string, unknown> & { metadata: { name: string } };
    return {
      file,
      apiVersion: String(value['apiVersion']),
      kind: String(value['kind']),
      name: value.metadata.name,
      value,
    };
  });
}

function splitAtFirst(line: string): [string, string] {
  const end = line.indexOf('=');
  return [line.slice(0, end), line.slice(end + 1)];
}
