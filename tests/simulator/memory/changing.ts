import { compare, copied, valueAt, withValueAt, type Stored } from './paths.js';

type Operands = Readonly<Record<string, unknown>>;

const operators: Readonly<Record<string, (document: Stored, path: string, operand: unknown) => Stored>> = {
  $set: (document, path, operand) => withValueAt(document, path, copied(operand)),
  $unset: (document, path) => withValueAt(document, path, undefined),
  $inc: (document, path, operand) =>
    withValueAt(document, path, Number(valueAt(document, path) ?? 0) + Number(operand)),
  $max: (document, path, operand) => {
    const before = valueAt(document, path);
    return before !== undefined && compare(operand, before) <= 0 ? document : withValueAt(document, path, operand);
  },
};

/** @throws Error for an operator that the simulator does not know */
export function changedBy(document: Stored, update: Readonly<Record<string, unknown>>): Stored {
  let changed = document;
  for (const [name, operands] of Object.entries(update)) {
    if (name === '$setOnInsert') continue;
    const operator = operators[name];
    if (!operator) throw new Error(`The simulator does not know ${name}`);
    for (const [path, operand] of Object.entries(operands as Operands)) changed = operator(changed, path, operand);
  }
  return changed;
}

export function upserted(filter: Readonly<Record<string, unknown>>, update: Readonly<Record<string, unknown>>): Stored {
  const equalities = Object.entries(filter).filter(([, value]) => value === null || typeof value !== 'object');
  const begun = {
    ...Object.fromEntries(equalities),
    ...(update['$setOnInsert'] as object | undefined),
  } as unknown as Stored;
  return changedBy(begun, update);
}
