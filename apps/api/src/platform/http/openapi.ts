import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildInfo } from '../metrics/build-info';

/** The page runs only its own scripts; some of its styles are inline. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Documents every call that is registered afterwards at `/docs/json` and shows it at `/docs`. */
export async function registerOpenApi(app: FastifyInstance, siteName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: buildInfo.version,
        description: 'Every answer that is not data is an envelope `{retcode, message}`.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'query', name: 'token', description: 'The session key.' },
          authorization: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The session key.' },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    uiConfig: { tryItOutEnabled: false, validatorUrl: null },
  });
}
