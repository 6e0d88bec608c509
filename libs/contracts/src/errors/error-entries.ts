export type ErrorEntries = Readonly<Record<string, { readonly status: number; readonly message: string }>>;
