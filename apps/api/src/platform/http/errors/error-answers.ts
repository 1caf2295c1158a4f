import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Refusal } from './refusal';
import { toRefusal } from './to-refusal';

type StatusTexts = Readonly<Record<number, string>>;

function sendRefusal(reply: FastifyReply, refusal: Refusal, statusTexts?: StatusTexts): FastifyReply {
  const message = statusTexts?.[refusal.status] ?? refusal.message;
  if (refusal.retryAfterSeconds !== null) void reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({ retcode: refusal.retcode, message, ...(statusTexts ? { status: message } : {}), ...refusal.fields });
}

/** Answers an error in the envelope and logs it when it is the server's fault. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { errorAnswers, statusTexts } = request.routeOptions.config;
  const refusal = toRefusal(error, errorAnswers);
  if (refusal.status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  }
  return sendRefusal(reply, refusal, statusTexts);
}

/** For requests without a route, such as one with a malformed URL: hooks have not run, so the id is set here. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id);
  answerError(error, request, reply);
}

const socketAnswers: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** For bytes that are not an HTTP request, or a request that does not arrive in time. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = socketAnswers[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ retcode: status, message });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${message}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ retcode: 404, message: 'Not Found' }),
  );
}
