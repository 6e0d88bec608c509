/** The generated pages, by their path on the site. */
export function referencePages(root: string): Promise<ReadonlyMap<string, string>>;
