import { minPasswordLength } from '@deepam/contracts';
import { z } from 'zod';
import { OperatorError } from '@deepam/local-servers';

const port = z.coerce.number().int().min(0).max(65_535);

export const localConfig = z.object({
  PORT: port.default(8080).describe('the port of the product, 1 to 65535'),
  DATA_DIR: z.string().default('.data').describe('the folder that keeps local data, below the checkout or absolute'),
  HEAD_MOBILE: z
    .string()
    .regex(/^[6-9]\d{9}$/)
    .optional()
    .describe('the ten digits of an Indian mobile number'),
  HEAD_PASSWORD: z.string().min(minPasswordLength).max(200).optional().describe('a password of 8 to 200 characters'),
  HEAD_NAME: z.string().min(1).max(100).optional().describe('a name of at most 100 characters'),
});
export type LocalConfig = z.output<typeof localConfig>;

/** @throws OperatorError with the fault and the expected value, in one sentence */
export function readLocalConfig(env: NodeJS.ProcessEnv): LocalConfig {
  const given = Object.keys(localConfig.shape).map((name) => [name, env[name]?.trim() || undefined]);
  const parsed = localConfig.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))] as (keyof LocalConfig)[];
  const errors = names.map((name) => `${name} cannot be used: expected ${descriptionOf(name)}`);
  throw new OperatorError(`${errors.join('; ')}.`);
}

function descriptionOf(name: keyof LocalConfig): string {
  const schema: z.ZodType = localConfig.shape[name];
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return schema.description ?? innerType?.description ?? 'another value';
}

export const processEnvironment = (): NodeJS.ProcessEnv => process.env;
