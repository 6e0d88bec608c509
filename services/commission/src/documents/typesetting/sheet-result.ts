/** What a thread answers to a sheet. */
export type SheetResult = { readonly pdf: Uint8Array } | { readonly error: string };
