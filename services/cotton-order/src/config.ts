import { serviceConfig } from '@deepam/platform';
import type { z } from 'zod';

export const cottonOrderConfig = serviceConfig;
export type CottonOrderConfig = z.output<typeof cottonOrderConfig>;
