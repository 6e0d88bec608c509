import { personalFields, type EventEnvelope, type PersonalField } from '@deepam/contracts';

export interface PersonalValue {
  readonly memberId: string;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly forgotten: string | null;
}

type Data = Record<string, unknown>;

export function personalValues({ type, version, data }: EventEnvelope): PersonalValue[] {
  const routingKey = `${type}.v${version}`;
  return personalFields
    .filter(({ events }) => events.some((event) => event.routingKey === routingKey))
    .flatMap((personal) => valuesOf(personal, data as Data))
    .filter(({ value, forgotten }) => value !== undefined && value !== forgotten);
}

function valuesOf({ memberIdPath: of, field, forgotten }: PersonalField, data: Data): PersonalValue[] {
  if (of !== 'upline.memberId') {
    const path = field.split('.');
    return [{ memberId: String(data[of]), path, value: valueAt(data, path), forgotten }];
  }
  const [list = '', name = ''] = field.split('.');
  return ((data[list] ?? []) as Data[]).map((element, place) => ({
    memberId: String(element['memberId']),
    path: [list, place, name],
    value: element[name],
    forgotten,
  }));
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, name) => (at as Data | null | undefined)?.[name], data);
}

export function withValue(data: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValue((data as Data)[name], rest, value);
  if (Array.isArray(data)) return data.map((element: unknown, place) => (place === name ? inner : element));
  return { ...(data as Data), [name]: inner };
}
