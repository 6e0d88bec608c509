/** These limits are apart from the schemas, so that a page that shows them does not load the schemas. */
export const maxPageSize = 200;
/** The count of waiting requests stops here: this number means "this or more". */
export const maxWaitingCounted = 100;
/** The limit fits one call to identity and one transaction. */
export const maxFileTransfers = 500;
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];
