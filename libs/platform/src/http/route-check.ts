import type { Endpoint } from '@deepam/contracts';
import type { ServedRoute } from './route-inventory.js';

export function routeErrors(
  routes: readonly ServedRoute[],
  expected: readonly Endpoint[],
  hasStandings: boolean,
): string[] {
  const bound = routes.flatMap(({ endpoint }) => (endpoint ? [endpoint.name] : []));
  return [
    ...routes
      .filter(({ rule }) => rule === undefined)
      .map(({ handler, call }) => `${handler} (${call}) has no access rule: add @Route or @Access.`),
    ...routes
      .filter(({ endpoint, call }) => endpoint && call !== `${endpoint.method} ${endpoint.path}`)
      .map(
        ({ handler, call, endpoint }) => `${handler} answers ${call} but ${endpoint?.name} is at ${endpoint?.path}.`,
      ),
    ...routes
      .filter(({ endpoint }) => endpoint && !expected.some(({ name }) => name === endpoint.name))
      .map(({ handler, endpoint }) => `${handler} serves ${endpoint?.name}, which belongs to ${endpoint?.service}.`),
    ...expected
      .filter(({ name }) => !bound.includes(name))
      .map(({ name, method, path }) => `Nothing serves ${name} (${method} ${path}).`),
    ...bound.filter((name, index) => bound.indexOf(name) !== index).map((name) => `${name} is served twice.`),
    ...routes
      .filter(({ rule }) => !hasStandings && (rule === 'approved' || rule === 'planHolder'))
      .map(({ handler, rule }) => `${handler} has the rule ${rule}, which needs PlatformModule's \`standings\`.`),
  ];
}
