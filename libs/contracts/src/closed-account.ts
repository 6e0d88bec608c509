/** What everybody sees instead of the name of a closed account; the web says it in the reader's language. */
export const closedAccountName = 'Closed account';
