import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'shared/deploy/kubernetes');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Container {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  securityContext: object;
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector: { matchLabels: object };
    podSelector: { matchLabels?: { app: string }; matchExpressions?: { values: string[] }[] };
    scaleTargetRef: { kind: string; name: string };
    minReplicas: number;
    policyTypes: string[];
    ingress: { from: { podSelector?: object }[]; ports: { port: number | string }[] }[];
    ports: { port: number; targetPort: string }[];
    template: {
      metadata: { labels: { app: string } };
      spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: [Container] };
    };
  };
}
interface Compose {
  services: Record<string, { image: string; environment: Record<string, unknown> }>;
}

const kustomization = load(read('kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
  images: { name: string }[];
};
const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
const manifests = files.filter((file) => file.endsWith('.yaml')).flatMap((file) => loadAll(read(file)) as Manifest[]);
const compose = load(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as Compose;
const settings = Object.fromEntries(
  [...read('settings.env').matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
/** Those named in a comment of the settings. */
const secrets = read('settings.env')
  .split('\n')
  .filter((line) => line.startsWith('# Secret "'))
  .flatMap((line) => line.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? []);
/** The variables of a service, including inherited ones. */
const variablesOf = (service: string) => {
  const { '<<': taken = {}, ...own } = compose.services[service]?.environment ?? {};
  return Object.keys(Object.assign({}, ...[taken].flat(), own) as object);
};

const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
const find = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
const containerOf = ({ spec }: Manifest) => spec.template.spec.containers[0];
const workloads = ofKind('Deployment', 'Job');
const deployments = ofKind('Deployment');

it('lists every file', () => {
  const listed = [...kustomization.resources, ...kustomization.configMapGenerator.flatMap(({ envs }) => envs)];
  expect(listed.sort()).toEqual(files.sort());
  expect(manifests.length).toBeGreaterThan(12);
});

/** In a separate process, because the schemas are ES modules. */
const faultsOf = (all: unknown[]) => {
  const program = join(import.meta.dirname, 'validate-manifests.ts');
  return JSON.parse(execFileSync(process.execPath, [program], { input: JSON.stringify(all) }).toString()) as string[];
};

it('has the shapes that Kubernetes requires', () => {
  expect(faultsOf(manifests)).toEqual(manifests.map(() => null));
});

it('would notice a wrong shape', () => {
  const [{ spec }] = ofKind('PodDisruptionBudget') as [Manifest];
  const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget' };
  const faults = faultsOf([
    { ...budget, spec: { ...spec, maxUnavailable: true } },
    { ...budget, kind: 'PodBudget' },
  ]);
  expect(faults).toEqual([expect.stringContaining('maxUnavailable'), expect.stringContaining('PodBudget')]);
});

it('runs the images, variables and ports of the compose file', () => {
  const images = new Set(workloads.map((one) => containerOf(one).image));
  expect([...images].sort()).toEqual(['tex-marketplace/api', 'tex-marketplace/edge']);
  expect(kustomization.images.map(({ name }) => name).sort()).toEqual([...images].sort());

  const { edge, 'api-1': api } = compose.services;
  expect([api?.image, edge?.image].sort()).toEqual([...images].sort());
  const variables = ['api-1', 'edge', 'migrate'].flatMap(variablesOf);
  expect(variables.length).toBeGreaterThan(15);
  expect([...Object.keys(settings), ...secrets]).toEqual(expect.arrayContaining(variables));
  expect(secrets).toHaveLength(11);
  expect(Object.keys(settings).filter((name) => secrets.includes(name))).toEqual([]);
});

it.each(deployments.map((one) => [one.metadata.name, one] as const))(
  '%s is stateless, scaled, probed and spread',
  (name, one) => {
    const { spec } = one.spec.template;
    const container = containerOf(one);
    const dockerfile = readFileSync(join(root, name === 'api' ? 'api' : 'host', 'Dockerfile'), 'utf8');
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]) },
      { name: 'metrics', containerPort: Number(settings.METRICS_PORT) },
    ]);
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
      expect(probe?.httpGet).toMatchObject({ path: expect.stringMatching(/^\/(livez|readyz)$/), port: 'http' });
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(settings.DRAIN_MS) + 30_000);
    expect(one.spec.selector.matchLabels).toEqual(one.spec.template.metadata.labels);
    expect(find('Service', name)?.spec).toMatchObject({ selector: { app: name }, ports: [{ targetPort: 'http' }] });
    expect(find('PodDisruptionBudget', name)?.spec.selector.matchLabels).toEqual({ app: name });
    const scaler = find('HorizontalPodAutoscaler', name)?.spec;
    expect(scaler?.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
    expect(scaler?.minReplicas).toBeGreaterThan(1);
  },
);

it('sends the edge to the service of the API', () => {
  const port = find('Service', 'api')?.spec.ports[0]?.port;
  expect(settings.API_URL).toBe(`http://api:${port}`);
});

it('gives no pod more rights than it needs', () => {
  expect(workloads).toHaveLength(4);
  for (const one of workloads) {
    expect(one.spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(containerOf(one).securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  }
});

it('opens to each pod what it needs, and the API only to the edge', () => {
  const policies = ofKind('NetworkPolicy').map(({ spec }) => spec);
  const named = policies.flatMap(({ podSelector: { matchLabels, matchExpressions = [] } }) => [
    ...(matchLabels ? [matchLabels.app] : []),
    ...matchExpressions.flatMap(({ values }) => values),
  ]);
  expect([...new Set(named)].sort()).toEqual(workloads.map(({ metadata }) => metadata.name).sort());
  const everybody = policies.filter(({ podSelector }) => Object.keys(podSelector).length === 0);
  expect(everybody.map(({ policyTypes }) => policyTypes)).toContainEqual(['Ingress', 'Egress']);
  const api = policies.find(({ podSelector }) => podSelector.matchLabels?.app === 'api');
  expect(api?.ingress).toEqual([
    { from: [{ podSelector: { matchLabels: { app: 'edge' } } }], ports: [{ port: 'http' }] },
  ]);
});

it('gives jobs commands that exist', () => {
  const launcher = readFileSync(join(root, 'shared/tooling/cli/run.mjs'), 'utf8');
  const jobs = ofKind('Job');
  expect(jobs).toHaveLength(2);
  for (const job of jobs) {
    const [node, file, command] = containerOf(job).command ?? [];
    expect([node, file]).toEqual(['node', 'shared/tooling/cli/run.mjs']);
    expect(launcher).toContain(`  ${command}: '`);
  }
});
