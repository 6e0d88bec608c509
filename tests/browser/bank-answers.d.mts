/** Answers of the calls of those names. */
export const shownLines: object[];
export const shownStatements: object[];
