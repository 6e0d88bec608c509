export interface SchemaNode {
  readonly type?: string;
  readonly anyOf?: readonly SchemaNode[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
}

export function isDocumented(node: SchemaNode, value: unknown): boolean {
  if (node.anyOf) return node.anyOf.some((one) => isDocumented(one, value));
  if ('const' in node && node.const !== value) return false;
  if (node.enum && !node.enum.includes(value)) return false;
  switch (node.type) {
    case 'string':
      return typeof value === 'string' && isText(node, value);
    case 'integer':
    case 'number':
      return typeof value === 'number' && isNumber(node, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && isList(node, value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && isObject(node, value);
    default:
      return true;
  }
}

function isText({ minLength = 0, maxLength = Infinity, pattern, format }: SchemaNode, text: string): boolean {
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  if (format === 'uri' && !URL.canParse(text)) return false;
  return pattern === undefined || new RegExp(pattern).test(text);
}

function isNumber({ type, minimum = -Infinity, maximum = Infinity, multipleOf }: SchemaNode, value: number): boolean {
  if (!Number.isFinite(value) || value < minimum || value > maximum) return false;
  if (type === 'integer' && !Number.isSafeInteger(value)) return false;
  return multipleOf === undefined || Math.abs(value / multipleOf - Math.round(value / multipleOf)) < 1e-6;
}

const isList = ({ items, minItems = 0, maxItems = Infinity }: SchemaNode, list: readonly unknown[]): boolean =>
  list.length >= minItems && list.length <= maxItems && list.every((item) => !items || isDocumented(items, item));

const isObject = ({ properties = {}, required = [] }: SchemaNode, value: object): boolean =>
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(value).every(([name, field]) => !properties[name] || isDocumented(properties[name], field));
