/** Reserved names of the internet (RFC 2606), and handles that no bank has. */
const example = /(^|[.@/])example(\.(com|net|org))?($|[:/?,])|@(bank|examplebank|demo)$/i;

export const isExampleValue = (value: string): boolean => example.test(value);

export const refusesExamples = (env: NodeJS.ProcessEnv): boolean =>
  env['NODE_ENV'] === 'production' && env['ALLOW_EXAMPLE_VALUES'] !== '1';
