import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
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

describe.each(services)('%s reads as the service template says:', (service) => {
  const slices = ['.controller.ts', '.handler.ts'].flatMap((ending) => filesOf(service, ending));

  it('a slice is a folder with the name of its files', () => {
    expect(slices.length).toBeGreaterThan(0);
    expect(slices.filter((file) => basename(dirname(file)) !== stemOf(file))).toEqual([]);
  });

  it('a handler has one method, execute', () => {
    const handlers = filesOf(service, '.handler.ts').filter((file) => !stemOf(file).startsWith('on-'));
    expect(handlers.flatMap(classesIn)).toEqual(
      handlers.map((file) => ({
        path: relative(root, file),
        name: `${pascal(stemOf(file))}Handler`,
        methods: ['execute'],
      })),
    );
  });

  it('a consumer has the name of its event, and handle', () => {
    const consumers = filesOf(service, '.handler.ts').filter((file) => stemOf(file).startsWith('on-'));
    for (const { path, name, methods } of consumers.flatMap(classesIn))
      expect([path, name, methods[0]]).toEqual([path, pascal(stemOf(path)), 'handle']);
  });

  it('its root has no files but those of every service and its programs', () => {
    const source = join(root, 'services', service, 'src');
    const strays = readdirSync(source, { withFileTypes: true })
      .filter((file) => file.isFile() && !rootFiles.includes(file.name))
      .filter(({ name }) => !isProgram(readFileSync(join(source, name), 'utf8')))
      .map(({ name }) => `services/${service}/src/${name} is no program: move it into the folder of what it serves`);
    expect(strays).toEqual([]);
  });

  it('a controller has the name of its slice', () => {
    const controllers = filesOf(service, '.controller.ts');
    expect(controllers.flatMap(classesIn).map(({ name }) => name)).toEqual(
      controllers.map((file) => `${pascal(stemOf(file))}Controller`),
    );
  });

  it('a repository has a plural', () => {
    const repositories = filesOf(service, '.repository.ts');
    const names = repositories.flatMap(classesIn).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('Repository'))).toEqual(
      repositories.map((file) => `${pascal(stemOf(file))}Repository`),
    );
    expect(repositories.filter((file) => !stemOf(file).endsWith('s'))).toEqual([]);
  });

  it('its application is made of the modules of its folders', () => {
    const source = join(root, 'services', service, 'src');
    const app = readFileSync(join(source, 'app.module.ts'), 'utf8');
    const modules = [...new Set(slices.map((file) => relative(source, file).split(sep)[0]!))];
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
