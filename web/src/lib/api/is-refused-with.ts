import type { ErrorCode } from '@deepam/contracts';
import { ApiError } from './api-error.js';

export const isRefusedWith = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof ApiError && codes.some((code) => code === error.code);
