export type SheetResult = { readonly pdf: Uint8Array } | { readonly error: string };
