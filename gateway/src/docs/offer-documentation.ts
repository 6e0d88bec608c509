import { publicEndpoints } from '@deepam/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { openApiDocument } from './openapi-document.js';

/** The page at /api/docs and the document at /api/docs/openapi.json, both from the contracts. */
export function offerDocumentation(app: NestFastifyApplication): void {
  // Made when somebody reads it: it takes some MB.
  const document = () =>
    openApiDocument(publicEndpoints, {
      title: 'Deepam',
      description: 'Membership, network selling and cotton orders. Amounts are rupees, instants are ISO 8601 in UTC.',
      version: '1',
    });
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs/openapi.json' });
}
