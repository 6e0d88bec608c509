export const stageNames = ['lint', 'format', 'types', 'unit', 'component', 'int', 'proof', 'browser'] as const;
export type StageName = (typeof stageNames)[number];

/** They look at everything: what one file says may be wrong in another. */
const withoutFiles: readonly StageName[] = ['lint', 'format', 'types'];

interface Chosen {
  readonly stages: readonly StageName[];
  readonly files: readonly string[];
}

/** @returns a sentence where the arguments are not understood */
export function chosenStages(args: readonly string[]): Chosen | string {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const [named, files] = [args.slice(0, end), args.slice(end + 1)];
  const unknown = named.find((name) => !stageNames.some((stage) => stage === name));
  if (unknown !== undefined) return `There is no stage ${unknown}; there are ${stageNames.join(', ')}.`;
  const whole = withoutFiles.find((name) => files.length > 0 && named.includes(name));
  if (whole !== undefined) return `The stage ${whole} looks at everything: name no files with it.`;
  // Proofs take hours: they run only when they are named.
  const stages = stageNames.filter((name) => (named.length === 0 ? name !== 'proof' : named.includes(name)));
  return { stages, files };
}
