/** By code: the HTTP status and the sentence a person reads. */
export type ErrorEntries = Readonly<Record<string, { readonly status: number; readonly message: string }>>;
