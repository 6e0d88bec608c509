/** Names that nobody on the internet has (RFC 2606), and handles that no bank has. */
const example = /(^|[.@/])example(\.(com|net|org))?($|[:/?,])|@(bank|examplebank|demo)$/i;

/** Whether whoever installs has still to put a value of their own in its place. */
export const isExampleValue = (value: string): boolean => example.test(value);

/** A process in production, told by nobody that it is only a trial. */
export const refusesExamples = (env: NodeJS.ProcessEnv): boolean =>
  env['NODE_ENV'] === 'production' && env['ALLOW_EXAMPLE_VALUES'] !== '1';
