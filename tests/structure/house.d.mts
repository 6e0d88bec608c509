/** @returns the text of each TypeScript file of the product by its path */
export function productSources(): ReadonlyMap<string, string>;
/** @returns pairs of modules of a service that import each other, each as two folders with a space between */
export function mutualImports(sources: ReadonlyMap<string, string>): string[];
