import { join } from 'node:path';
import ts from 'typescript';

let loaded;

/** One program for all pages: reading the contracts takes seconds. */
function contractsOf(root) {
  if (loaded) return loaded;
  const program = ts.createProgram([join(root, 'libs/contracts/src/index.ts')], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = checker.getSymbolAtLocation(program.getSourceFile(join(root, 'libs/contracts/src/index.ts')));
  loaded = { checker, exports: new Map(checker.getExportsOfModule(file).map((symbol) => [symbol.name, symbol])) };
  return loaded;
}

/**
 * The doc comments of the fields of a schema, by path such as `rows[].name`.
 * @param name the exported contract
 * @param part its property with the schema, such as `response`
 */
export function fieldComments(root, name, part) {
  const { checker, exports } = contractsOf(root);
  const comments = new Map();
  const exported = exports.get(name);
  const symbol = exported && exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const schema = symbol && checker.getTypeOfSymbol(symbol).getProperty(part);
  if (schema) visit(checker.getNonNullableType(checker.getTypeOfSymbol(schema)), '', 0);
  return comments;

  function visit(type, path, depth) {
    if (depth > 12) return;
    const property = (of) => {
      const found = type.getProperty(of);
      return found && checker.getTypeOfSymbol(found);
    };
    const shape = property('shape');
    if (shape) {
      for (const field of shape.getProperties()) {
        const at = path === '' ? field.name : `${path}.${field.name}`;
        const comment = ts.displayPartsToString(field.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
        if (comment !== '') comments.set(at, comment);
        visit(checker.getTypeOfSymbol(field), at, depth + 1);
      }
      return;
    }
    const element = property('element');
    if (element) return visit(element, `${path}[]`, depth + 1);
    const unwrap = property('unwrap')?.getCallSignatures()[0];
    if (unwrap) visit(unwrap.getReturnType(), path, depth + 1);
  }
}
