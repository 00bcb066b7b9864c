import { readFileSync } from 'node:fs';
import { createMetrics } from './create-metrics.ts';

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/../../../shared/deploy/${name}`, 'utf8');
const dashboard = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const rules = read('alerts.yml');

const ofPanels = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
const ofAlerts = [...rules.matchAll(/- alert: (\w+)\n +expr: (.+)/g)].map(
  ([, name = '', expr = '']) => [name, expr] as const,
);

const { registry } = createMetrics();
const known = new Map<string, string[]>([['up', ['job', 'instance']]]);
for (const metric of registry.getMetricsAsArray()) {
  const labels = [...('labelNames' in metric ? (metric.labelNames as string[]) : []), 'instance'];
  known.set(metric.name, labels);
  // Of a histogram.
  for (const end of ['bucket', 'sum', 'count']) known.set(`${metric.name}_${end}`, [...labels, 'le']);
}

const words = (text: string) => text.match(/[a-z_]\w*/gi) ?? [];
const grouping = /\b(?:by|without)\s*\(([^)]*)\)/g;
const matchers = /\{([^}]*)\}/g;

const parse = (expression: string) => {
  const grouped = [...expression.matchAll(grouping)].flatMap(([, labels = '']) => words(labels));
  const matched = [...expression.matchAll(matchers)].flatMap(([, all = '']) => words(all.replace(/"[^"]*"/g, '')));
  const rest = expression
    .replace(grouping, '')
    .replace(matchers, '')
    .replace(/\[\w+\]/g, '');
  const names = words(rest.replace(/[a-z_]+(?=\s*\()/g, ''));
  return { names, labels: [...grouped, ...matched] };
};

it.each([...ofPanels, ...ofAlerts])('%s uses only metrics and labels that exist', (_name, expression) => {
  const { names, labels } = parse(expression);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const offered = names.flatMap((name) => known.get(name) ?? []);
  expect(labels.filter((label) => !offered.includes(label))).toEqual([]);
});

it('finds every expression, and shows every one of our metrics', () => {
  expect(ofAlerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
  const shown = [...ofPanels, ...ofAlerts].map(([, expression]) => expression).join(' ');
  const ours = registry.getMetricsAsArray().filter(({ name }) => !/^(nodejs|process)_/.test(name));
  expect(ours.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
});
