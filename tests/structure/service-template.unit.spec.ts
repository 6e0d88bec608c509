import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import * as contracts from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const services = readdirSync(join(root, 'services'));

interface Found {
  readonly path: string;
  readonly name: string;
  readonly methods: readonly string[];
}

const filesOf = (service: string, ending: string): string[] =>
  readdirSync(join(root, 'services', service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(root, 'services', service, 'src', file));

function classesIn(file: string): Found[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.filter(ts.isClassDeclaration).map((found) => ({
    path: relative(root, file),
    name: found.name?.text ?? '',
    methods: found.members.filter(ts.isMethodDeclaration).filter(isPublic).map(nameOf).filter(isOurs),
  }));
}

const nameOf = ({ name }: ts.MethodDeclaration): string => (ts.isIdentifier(name) ? name.text : '');
const isPublic = (method: ts.MethodDeclaration): boolean =>
  !ts.isPrivateIdentifier(method.name) &&
  !(method.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
const isOurs = (method: string): boolean => !/^on(Module|Application)/.test(method);

/** Other files in the root of a service are programs. */
const rootFiles = ['main.ts', 'config.ts', 'config.unit.spec.ts', 'app.module.ts', 'projections.ts'];

/** A program is started, and nothing is imported from it. */
function isProgram(source: string): boolean {
  const { statements } = ts.createSourceFile('program.ts', source, ts.ScriptTarget.Latest);
  const isExport = (statement: ts.Statement): boolean =>
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return !statements.some(isExport) && statements.some(ts.isExpressionStatement);
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const stemOf = (file: string): string => basename(file).split('.')[0]!;

const withClass = (service: string, ending: RegExp): { file: string; classes: Found[] }[] =>
  filesOf(service, '.ts')
    .filter((file) => !file.includes('.spec.'))
    .map((file) => ({ file, classes: classesIn(file).filter(({ name }) => ending.test(name)) }))
    .filter(({ classes }) => classes.length > 0);

describe.each(services)('%s reads as the service template says:', (service) => {
  const handlers = withClass(service, /Handler$/);
  const controllers = filesOf(service, '.controller.ts');

  it('a handler has the name of its file and one method, execute', () => {
    expect(handlers.length).toBeGreaterThan(0);
    expect(handlers.flatMap(({ classes }) => classes)).toEqual(
      handlers.map(({ file }) => ({
        path: relative(root, file),
        name: `${pascal(stemOf(file))}Handler`,
        methods: ['execute'],
      })),
    );
  });

  it('a consumer has the name of its event, and handle', () => {
    const consumers = withClass(service, /^On[A-Z]/).filter(({ file }) =>
      /^on-(?!.*-(events|waits)\.ts)/.test(basename(file)),
    );
    for (const { path, name, methods } of consumers.flatMap(({ classes }) => classes))
      expect([path, name, methods[0]]).toEqual([path, pascal(stemOf(path)), 'handle']);
  });

  it('the root of %s has only the files of every service and its programs', () => {
    const source = join(root, 'services', service, 'src');
    const strays = readdirSync(source, { withFileTypes: true })
      .filter((file) => file.isFile() && !rootFiles.includes(file.name))
      .filter(({ name }) => !isProgram(readFileSync(join(source, name), 'utf8')))
      .map(({ name }) => `services/${service}/src/${name} is no program: move it into the folder of what it serves`);
    expect(strays).toEqual([]);
  });

  it('a controller has the name of its file', () => {
    expect(controllers.flatMap(classesIn).map(({ name }) => name)).toEqual(
      controllers.map((file) => `${pascal(stemOf(file))}Controller`),
    );
  });

  it('a module has one controller, with its name', () => {
    const areas = ['payables'];
    expect(controllers.filter((file) => ![basename(dirname(file)), ...areas].includes(stemOf(file)))).toEqual([]);
  });

  it('a repository has a plural', () => {
    const repositories = filesOf(service, '.repository.ts');
    const names = repositories.flatMap(classesIn).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('Repository'))).toEqual(
      repositories.map((file) => `${pascal(stemOf(file))}Repository`),
    );
    expect(repositories.filter((file) => !stemOf(file).endsWith('s'))).toEqual([]);
  });

  it('the application of %s is made of the modules of its folders', () => {
    const source = join(root, 'services', service, 'src');
    const app = readFileSync(join(source, 'app.module.ts'), 'utf8');
    const files = [...controllers, ...handlers.map(({ file }) => file)];
    const modules = [...new Set(files.map((file) => relative(source, file).split(sep)[0]!))];
    const missing = modules.filter((name) => {
      const module = `./${name}/${name}.module.js`;
      return !app.includes(`from '${module}'`) || !existsSync(join(source, module.replace(/js$/, 'ts')));
    });
    expect(missing).toEqual([]);
  });
});

describe('a file at the root of a service', () => {
  it('a file at the root of a service is a program if it runs something and exports nothing', () => {
    const runs = "import { runAudit } from './audit/run-audit.js';\nprocess.exitCode = await runAudit();";
    expect(isProgram(runs)).toBe(true);
    const helpers = ['export const half = 0.5;', 'const half = 0.5;\nexport { half };', 'export default 0.5;'];
    for (const helper of [...helpers, 'export function half() {}', 'type Half = number;'])
      expect([helper, isProgram(helper)]).toEqual([helper, false]);
  });
});

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

interface RoutesOfController {
  readonly path: string;
  readonly className: string;
  readonly routes: readonly { readonly route: string; readonly method: string }[];
}

function routesIn(file: string): RoutesOfController[] {
  return parsed(file)
    .statements.filter(ts.isClassDeclaration)
    .map(({ name, members }) => ({
      path: relative(root, file),
      className: name?.text ?? '',
      routes: members.filter(ts.isMethodDeclaration).flatMap((method) =>
        (ts.getDecorators(method) ?? []).flatMap(({ expression }) => {
          const isRoute = ts.isCallExpression(expression) && expression.expression.getText() === 'Route';
          return isRoute ? [{ route: expression.arguments[0]!.getText(), method: nameOf(method) }] : [];
        }),
      ),
    }))
    .filter(({ routes }) => routes.length > 0);
}

const sourcesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.spec.'))
    .map((file) => join(root, folder, file));

const ofPart = [
  'useContactChoice',
  'useDepositRefund',
  'useMoneyLeft',
  'useOwnAddress',
  'useOwnBank',
  'transferableIds',
] as const;

function callersIn(file: string): { readonly name: string; readonly route: string }[] {
  const declared = parsed(file).statements.flatMap((statement): ts.Node[] =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
  );
  return declared.flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isVariableDeclaration(node)) return [];
    const calls = node.getText().matchAll(/\bcall(?:Api|Page|File)\(\s*'(\w+)'/g);
    const called = [...new Set([...calls].map(([, route]) => route!))];
    return called.length === 1 ? [{ name: node.name?.getText() ?? '', route: called[0]! }] : [];
  });
}

describe('each route has one name in contract, file, class and web API:', () => {
  const controllers = ['services', 'gateway/src'].flatMap((folder) => sourcesIn(folder, /\.controller\.ts$/));
  const found = controllers.flatMap(routesIn);

  it('the constant of a route has the name of its endpoint', () => {
    const known = new Set(contracts.allEndpoints.map(({ name }) => name));
    const routes = found.flatMap((controller) => controller.routes.map(({ route }) => route));
    expect(routes.length).toBeGreaterThan(190);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    const named = Object.entries(contracts as Record<string, unknown>).filter(([name]) => known.has(name));
    expect(named.filter(([name, endpoint]) => (endpoint as contracts.Endpoint).name !== name)).toEqual([]);
  });

  it('the method of a route has the name of its constant', () => {
    const routes = found.filter(({ path }) => path.startsWith('services')).flatMap((controller) => controller.routes);
    expect(routes.filter(({ route, method }) => route !== method)).toEqual([]);
  });

  it('a function of the web that calls one route has its name', () => {
    const callers = sourcesIn('web/src/features', /\/api\.ts$/).flatMap(callersIn);
    expect(callers.length).toBeGreaterThan(130);
    const other = callers.filter(({ name, route }) => {
      const bare = route.replace(/^(?:get|list|show)(?=[A-Z])/, '').toLowerCase();
      return !name.toLowerCase().includes(bare);
    });
    expect(other.map(({ name }) => name).toSorted()).toEqual([...ofPart].toSorted());
  });
});
