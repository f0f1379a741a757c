import type { Manifest, Manifests } from './documents.ts';

/** Secrets created elsewhere, with their required keys. */
export type OutsideSecrets = ReadonlyMap<string, readonly string[]>;

interface Labels {
  matchLabels?: Record<string, string>;
}

interface Container {
  env?: { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string }[];
  volumeMounts?: { name: string }[];
}

interface Pods {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; volumes?: { name: string }[] };
}

interface Spec {
  selector?: Labels & Record<string, unknown>;
  podSelector?: Labels;
  template?: Pods;
  scaleTargetRef?: { kind: string; name: string };
  cluster?: { name: string };
  ports?: { targetPort: string }[];
}

/** References to objects that do not exist: deployments, pods, ports, settings, secrets, volumes, clusters. */
export function danglingReferences({ all, settings }: Manifests, secrets: OutsideSecrets): string[] {
  const named = (kind: string, name: string) => all.some((each) => each.kind === kind && each.name === name);
  const pods = all.flatMap((each) => specOf(each).template ?? []);
  const selected = (labels: Record<string, string> = {}) =>
    pods.filter(({ metadata }) => Object.entries(labels).every(([name, value]) => metadata.labels[name] === value));

  return all.flatMap((manifest) => {
    const { selector, podSelector, template, scaleTargetRef, cluster, ports } = specOf(manifest);
    const labels = manifest.kind === 'Service' ? (selector as Record<string, string>) : selector?.matchLabels;
    // The pods of a cluster and its pooler are created by the CloudNativePG operator.
    const ofPolicy = podSelector?.matchLabels?.['app'] === undefined ? undefined : podSelector.matchLabels;
    const missing = [
      ...[labels, ofPolicy].map((each) => each && selected(each).length === 0 && `no pods are ${JSON.stringify(each)}`),
      scaleTargetRef && !named(scaleTargetRef.kind, scaleTargetRef.name) && `there is no ${scaleTargetRef.name}`,
      cluster && !named('Cluster', cluster.name) && `there is no cluster ${cluster.name}`,
      ...(ports ?? []).map(
        ({ targetPort }) =>
          manifest.kind === 'Service' && !hasPort(selected(labels), targetPort) && `no pod has a port ${targetPort}`,
      ),
      ...(template ? missingInPods(template, { settings, secrets }) : []),
    ];
    return missing.flatMap((text) => (text ? [`${manifest.file}: ${manifest.kind} ${manifest.name}: ${text}`] : []));
  });
}

function specOf({ value }: Manifest): Spec {
  return value['spec'] ?? {};
}

function hasPort(pods: readonly Pods[], name: string): boolean {
  return pods.some(({ spec }) => spec.containers.some(({ ports }) => ports?.some((port) => port.name === name)));
}

type Given = Pick<Manifests, 'settings'> & { secrets: OutsideSecrets };

function missingInPods({ spec }: Pods, given: Given): string[] {
  const volumes = spec.volumes?.map(({ name }) => name) ?? [];
  return spec.containers.flatMap((container) => missingInContainer(container, volumes, given));
}

function missingInContainer(
  { env = [], envFrom = [], volumeMounts = [] }: Container,
  volumes: readonly string[],
  { settings, secrets }: Given,
): string[] {
  const keys = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  return [
    ...keys.filter(({ name, key }) => !secrets.get(name)?.includes(key)).map(({ name, key }) => `no ${key} in ${name}`),
    ...envFrom.flatMap(({ configMapRef, secretRef }) => [
      ...(configMapRef && !settings.has(configMapRef.name) ? [`no settings ${configMapRef.name}`] : []),
      ...(secretRef && !secrets.has(secretRef.name) ? [`no secret ${secretRef.name}`] : []),
    ]),
    ...volumeMounts.filter(({ name }) => !volumes.includes(name)).map(({ name }) => `no volume ${name}`),
  ];
}
