import { publicEndpoints } from '@deepam/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { openApiDocument } from './openapi-document.js';

export function offerDocumentation(app: NestFastifyApplication): void {
  // The document is created on first use: it takes some MB.
  const document = () =>
    openApiDocument(publicEndpoints, {
      title: 'Deepam',
      description: 'Membership, network selling and cotton orders. Amounts are rupees, instants are ISO 8601 in UTC.',
      version: '1',
    });
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs/openapi.json' });
}
