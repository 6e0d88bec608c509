import { useEffect, useState } from 'react';
import { endDraft, keepDraft, readDraft } from '../../lib/drafts/drafts.js';

export interface DraftOf<Values> {
  readonly form: string;
  /**
   * Only these fields may be stored on the device: never a password, nor the number of a document or a bank account.
   */
  readonly fields: readonly (keyof Values & string)[];
}

export function typedText<Values>(
  { fields }: Pick<DraftOf<Values>, 'fields'>,
  values: Values,
  blank: Values,
): Record<string, string> {
  const changed = fields.filter((field) => values[field] !== blank[field] && typeof values[field] === 'string');
  return Object.fromEntries(changed.map((field) => [field, values[field] as string]));
}

/** Only forms without prerendering use drafts, because the first render already shows the stored input. */
export function useDraft<Values extends object>(draft: DraftOf<Values> | undefined, blank: Values) {
  const [found, setFound] = useState(() => (draft === undefined ? null : readDraft(draft.form, draft.fields)));
  const start: Values = { ...blank, ...found?.values };
  const isThere = draft !== undefined && found !== null && Object.keys(typedText(draft, start, blank)).length > 0;
  return {
    start,
    since: isThere ? found.at : null,
    discard: () => {
      if (draft === undefined) return;
      endDraft(draft.form);
      setFound(null);
    },
  };
}

export function useKeeping<Values>(draft: DraftOf<Values> | undefined, values: Values, blank: Values): void {
  const typed = draft === undefined ? null : JSON.stringify(typedText(draft, values, blank));
  const form = draft?.form;
  useEffect(() => {
    if (form !== undefined && typed !== null) keepDraft(form, JSON.parse(typed) as Record<string, string>);
  }, [form, typed]);
}
