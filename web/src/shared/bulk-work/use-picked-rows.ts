import { useQueries, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { markOf } from '../../lib/use-keyset-pages.js';
import { useAddressValues } from '../../lib/use-address-values.js';

/** The limit keeps the address short. */
export const mostPicked = 200;

export function pickedIn(value: string, list: string): { ids: readonly string[]; isOther: boolean } {
  const [mark, ...ids] = value.split('.');
  if (mark !== markOf(list)) return { ids: [], isOther: value !== '' };
  return { ids: ids.filter((id) => /^[0-9a-f]{24}$/.test(id)).slice(0, mostPicked), isOther: false };
}

export const pickedText = (ids: readonly string[], list: string): string =>
  ids.length === 0 ? '' : [markOf(list), ...ids].join('.');

interface Source<Row, Data> {
  readonly name: string;
  readonly list: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly can: (row: Row) => boolean;
  readonly one: {
    readonly query: (id: string) => Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;
    readonly dataOf: (row: Row) => Data;
    readonly rowIn: (data: Data) => Row | undefined;
  };
}

/** Selected rows are stored in the address, and are dropped with a change of filters. */
export function usePickedRows<Row, Data>({ name, list, rows, keyOf, can, one }: Source<Row, Data>) {
  const t = useText(deskMessages);
  const client = useQueryClient();
  const [text, write] = usePromptValue(name);
  const { ids, isOther } = pickedIn(text, list);
  const here = new Map(rows.map((row) => [keyOf(row), row]));
  const elsewhere = useQueries({
    queries: ids
      .filter((id) => !here.has(id))
      .map((id) => ({ ...one.query(id), placeholderData: undefined, staleTime: Infinity })),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : (one.rowIn(data as Data) ?? []))),
  });
  const chosen = new Set(ids);
  const selected = [...rows.filter((row) => chosen.has(keyOf(row))), ...elsewhere].filter(can);

  useEffect(() => {
    if (!isOther) return;
    write('');
    showToast(t('selectionCleared'));
  });
  const remembered = rows.filter((row) => chosen.has(keyOf(row)));
  useEffect(() => {
    for (const row of remembered) client.setQueryData(one.query(keyOf(row)).queryKey, one.dataOf(row));
  });

  return {
    selected,
    selectedKeys: new Set(selected.map(keyOf)) as ReadonlySet<string>,
    drop: (keys: readonly string[]) =>
      write(
        pickedText(
          ids.filter((id) => !keys.includes(id)),
          list,
        ),
      ),
    pick: (keys: ReadonlySet<string>) => {
      if (keys.size > mostPicked) showToast(t('selectionFull', { count: formatCount(mostPicked) }), 'failure');
      write(pickedText([...keys].slice(0, mostPicked), list));
    },
  };
}

export type PickedRows<Row> = ReturnType<typeof usePickedRows<Row, unknown>>;

interface Held {
  readonly value: string;
  readonly seen: string;
  readonly written: readonly string[];
}

/**
 * The value may change quickly, such as by checkboxes: it updates immediately, and the address follows with the next
 * render.
 */
function usePromptValue(name: string): [value: string, write: (value: string) => void] {
  const [params, change] = useAddressValues();
  const inAddress = params.get(name) ?? '';
  const [held, setHeld] = useState<Held>({ value: inAddress, seen: inAddress, written: [] });
  if (inAddress !== held.seen) {
    const place = held.written.indexOf(inAddress);
    setHeld(
      place === -1
        ? { value: inAddress, seen: inAddress, written: [] }
        : { ...held, seen: inAddress, written: held.written.slice(place + 1) },
    );
  }
  return [
    held.value,
    (value) => {
      setHeld((before) => ({ ...before, value, written: [...before.written, value] }));
      change({ [name]: value });
    },
  ];
}
