import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers are data: browsers must not run or frame them, or let other sites read them (docs/security.md#headers). */
export async function registerSecurityHeaders(app: FastifyInstance, siteUrl: string): Promise<void> {
  const isHttps = new URL(siteUrl).protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
