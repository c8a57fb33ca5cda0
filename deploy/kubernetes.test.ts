import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../src/server/config.ts';
import { renderedChart } from './rendered-chart.ts';

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
  ports: z.tuple([
    z.strictObject({ name: z.literal('http'), containerPort: z.literal(3000) }),
    z.strictObject({ name: z.literal('metrics'), containerPort: z.literal(9464) }),
  ]),
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
const migrations = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        restartPolicy: z.literal('Never'),
        containers: z.tuple([
          z.object({
            image: z.string(),
            command: z.tuple([z.literal('node'), z.string()]),
            envFrom: z.array(z.unknown()),
          }),
        ]),
      }),
    }),
  }),
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

const objects = objectsOf(renderedChart());
const ofKind = (kind: string, within = objects) => within.filter((object) => object.kind === kind);
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

test('the plain manifests are what the chart writes, but for its job and beneath the words at their head', async () => {
  const path = join(import.meta.dirname, 'kubernetes.yaml');
  const [head] = readFileSync(path, 'utf8').split(/^(?=apiVersion)/m);
  const text = renderedChart({ migrations: { job: false } }).join('---\n');
  await expect(`${head}${text}`).toMatchFileSnapshot(path);
});

test('the chart is for this version, and its settings are those that the program reads', () => {
  expect(readFileSync(join(import.meta.dirname, 'helm/Chart.yaml'), 'utf8')).toContain(
    `\nappVersion: ${versionOfPackage()}\n`,
  );
  const { data } = z.object({ data: labels }).parse(ofKind('ConfigMap')[0]);
  expect(data['METRICS_PORT']).toBe(
    String(deployments[0]?.spec.template.spec.containers[0].ports[1].containerPort),
  );
  expect(Object.keys(data).filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('a job brings the tables up to date with the image and the settings of the processes', () => {
  const [job] = ofKind('Job').map((object) => migrations.parse(object));
  const [web] = deployments;
  const [container] = job?.spec.template.spec.containers ?? [];
  expect(existsSync(join(import.meta.dirname, '..', container?.command[1] ?? ''))).toBe(true);
  expect(container?.image).toBe(web?.spec.template.spec.containers[0].image);
  expect(container?.envFrom).toEqual(web?.spec.template.spec.containers[0].envFrom);
  expect(ofKind('Job', objectsOf(renderedChart({ migrations: { job: false } })))).toEqual([]);
});

test('workers are scaled by the tasks that wait where that is asked for, by a figure that the program tells', () => {
  const [, byTime] = ofKind('HorizontalPodAutoscaler');
  expect(JSON.stringify(byTime)).toContain('"resource":{"name":"cpu"');
  const [, byQueue] = ofKind(
    'HorizontalPodAutoscaler',
    objectsOf(renderedChart({ worker: { scaleByQueue: true, tasksEach: 20 } })),
  );
  expect(JSON.stringify(byQueue)).toContain(
    '"metric":{"name":"tenon_tasks","selector":{"matchLabels":{"state":"waiting"}}},"target":{"type":"AverageValue","averageValue":"20"}',
  );
  expect(JSON.stringify(byQueue)).not.toContain('cpu');
});

test('nothing leads to the processes where no Ingress is wanted', () => {
  expect(ofKind('Ingress', objectsOf(renderedChart({ ingress: { enabled: false } })))).toEqual([]);
});

function objectsOf(texts: string[]) {
  return texts.map((text) => {
    const document = parseDocument(text);
    expect(document.errors).toEqual([]);
    return z.looseObject({ kind: z.string(), metadata: named }).parse(document.toJS());
  });
}

function versionOfPackage(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
