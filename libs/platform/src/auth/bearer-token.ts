import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

export function bearerToken(request: FastifyRequest): string {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
  if (!scheme) throw new DomainError('AUTH.REQUIRED');
  if (scheme.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new DomainError('AUTH.TOKEN_INVALID');
  return token;
}

export const CallerToken = createParamDecorator((_data: unknown, context) =>
  bearerToken(context.switchToHttp().getRequest<FastifyRequest>()),
);
