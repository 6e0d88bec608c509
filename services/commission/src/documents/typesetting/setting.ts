/** What a thread answers to a sheet. */
export type SetSheet = { readonly pdf: Uint8Array } | { readonly fault: string };
