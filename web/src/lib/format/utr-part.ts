export const utrPart = (utr: string | null): string => (utr === null ? '' : `, UTR ${utr}`);
