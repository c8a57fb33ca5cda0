import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const labels = z.record(z.string(), z.string());
const named = z.object({ name: z.string() });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
});
const container = z.object({
  image: z.string().endsWith(`:${versionOfPackage()}`),
  env: z.array(z.strictObject({ name: z.literal('ROLE'), value: z.enum(['web', 'worker']) })),
  envFrom: z.array(z.union([z.object({ configMapRef: named }), z.object({ secretRef: named })])).length(2),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.literal(3000) })),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.object({ requests: labels, limits: labels }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.enum(['/data', '/tmp']) })).length(2),
});
const deployment = z.object({
  metadata: named,
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.int().min(30),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.int() }),
        containers: z.tuple([container]),
        volumes: z.array(named),
      }),
    }),
  }),
});

const documents = parseAllDocuments(readFileSync(join(import.meta.dirname, 'kubernetes.yaml'), 'utf8'));
const objects = documents.map((document) => {
  expect(document.errors).toEqual([]);
  return z.looseObject({ kind: z.string(), metadata: named }).parse(document.toJS());
});
const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
const deployments = ofKind('Deployment').map((object) => deployment.parse(object));

test('each process has its role, its probes, limits, a read-only file system and a place for what it writes', () => {
  const roles = deployments.map(({ spec }) => spec.template.spec.containers[0].env[0]?.value);
  expect(roles).toEqual(['web', 'worker']);
  for (const { spec } of deployments) {
    const { containers, volumes } = spec.template.spec;
    const [{ ports, volumeMounts, ...probes }] = containers;
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    expect(volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    for (const { httpGet } of [probes.startupProbe, probes.livenessProbe, probes.readinessProbe])
      expect(ports.map(({ name }) => name)).toContain(httpGet.port);
    expect([probes.livenessProbe.httpGet.path, probes.readinessProbe.httpGet.path]).toEqual([
      '/healthz',
      '/readyz',
    ]);
  }
});

test('what leads to the processes, scales them or keeps them names what is there', () => {
  const names = deployments.map(({ metadata }) => metadata.name);
  const [web] = deployments;
  const scaled = ofKind('HorizontalPodAutoscaler').map(
    (object) =>
      z.object({ spec: z.object({ scaleTargetRef: named }) }).parse(object).spec.scaleTargetRef.name,
  );
  expect(scaled).toEqual(names);
  const service = z
    .object({ metadata: named, spec: z.object({ selector: labels }) })
    .parse(ofKind('Service')[0]);
  expect(service.spec.selector).toEqual(web?.spec.selector.matchLabels);
  expect(JSON.stringify(ofKind('Ingress')[0])).toContain(`"service":{"name":"${service.metadata.name}"`);
  const budget = z
    .object({ spec: z.object({ selector: z.object({ matchLabels: labels }) }) })
    .parse(ofKind('PodDisruptionBudget')[0]);
  expect(budget.spec.selector.matchLabels).toEqual(web?.spec.selector.matchLabels);
});

function versionOfPackage(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
