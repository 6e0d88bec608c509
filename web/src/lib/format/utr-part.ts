/** At the end of a part of a sentence, which is whole without it. */
export const utrPart = (utr: string | null): string => (utr === null ? '' : `, UTR ${utr}`);
