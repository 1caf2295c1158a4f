import type { CallDefinition } from '@starhaven/contracts/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checkAnswer } from './check-answer';
import { describeCall } from './describe-call';
import { refuseFaultyFields } from './refuse-faulty-fields';
import type { FieldRule } from '../../forms/field-rule';
import { readMultipartForm } from './forms';
import { Refusal } from '../errors/refusal';
import type { ErrorAnswers } from '../errors/refuse-domain-error';
import { StoredAnswer } from './stored-answer';
import type { Visitor } from '../../visitors/visitor-address';

const nothingSaved = 'Nothing can be saved at the moment. Please try again later.';

export interface CallInput<C extends CallDefinition> {
  params: v.InferOutput<C['params']>;
  query: v.InferOutput<C['query']>;
  body: v.InferOutput<C['body']>;
  /** The caller's address, for limits. */
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CallHandler<C extends CallDefinition> = (
  input: CallInput<C>,
) => Promise<v.InferInput<C['response']> | StoredAnswer>;

export interface CallOptions {
  /** The answer to params that do not parse; 400 by default. */
  onInvalidParams?: () => Refusal;
  /** The rules for the form's fields, in its order: of the body, or of the query of a GET. */
  fieldRules?: readonly FieldRule[];
  /** Answers of this call to some kinds of domain errors that replace the defaults. */
  errorAnswers?: ErrorAnswers;
  /**
   * For calls whose clients show `status`: every refusal also has its text there. These texts replace the text of refusals with this status
   * of HTTP.
   */
  statusTexts?: Readonly<Record<number, string>>;
  /** Maximum length of the body in bytes; 64 KiB by default. A call that takes forms accepts at most 64 KiB of JSON. */
  maxBodyBytes?: number;
  /** Throws for a request whose body is not worth reading, such as one without a session. The handler checks it again. */
  admit?: (request: FastifyRequest) => Promise<unknown>;
  /** For a handler that reads its body while it arrives; 15 seconds by default. */
  handlerTimeoutMs?: number;
}

/** Bodies of JSON for calls that take forms: a client may send the fields of any form as JSON, too. */
const maxJsonBytes = 64 * 1024;

type Part = 'params' | 'query' | 'body';

/** The part of a failed check that the client may see: place and reason, ten at most. */
function refuseInput(part: Part, issues: v.BaseIssue<unknown>[]): Refusal {
  const fields = {
    issues: issues.slice(0, 10).map((issue) => ({ in: part, path: v.getDotPath(issue) ?? '', message: issue.message })),
  };
  return new Refusal(400, 'Bad Request', { status: 400, fields });
}

function parsePart(call: CallDefinition, part: Part, value: unknown, onInvalidParams?: () => Refusal): unknown {
  const result = v.safeParse(call[part], value);
  if (result.success) return result.output;
  throw part === 'params' && onInvalidParams ? onInvalidParams() : refuseInput(part, result.issues);
}

/** Public data may be cached but must be revalidated each time; a personal answer is never cached. */
function cacheControlOf(call: CallDefinition): string {
  return call.method === 'GET' && call.topics.length > 0 && call.credential === 'none'
    ? 'public, no-cache'
    : 'private, no-store';
}

function sendStored(reply: FastifyReply, request: FastifyRequest, answer: StoredAnswer): FastifyReply {
  void reply.header('etag', answer.etag);
  if (answer.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

/**
 * Serves one call of the contracts. It checks fields by their rules, and params, query and body against the contract (400 with the
 * envelope), documents the call, and sets its cache rules. Outside production an answer that breaks the contract is an error that names the
 * place.
 */
export function registerCall<C extends CallDefinition>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
  options: CallOptions = {},
): void {
  const checked = new WeakSet<StoredAnswer>();
  const check = (answer: unknown) => {
    if (app.isProduction) return;
    if (!(answer instanceof StoredAnswer)) checkAnswer(call, answer);
    else if (!checked.has(answer)) {
      checkAnswer(call, JSON.parse(answer.body.toString()));
      checked.add(answer);
    }
  };
  const { admit } = options;
  app.route({
    method: call.method,
    url: call.path,
    schema: describeCall(call),
    config: {
      errorAnswers: options.errorAnswers,
      statusTexts: options.statusTexts,
      ...(call.bodyEncoding === 'json' ? {} : { maxJsonBytes }),
    },
    ...(admit ? { preParsing: async (request) => void (await admit(request)) } : {}),
    ...(options.maxBodyBytes ? { bodyLimit: options.maxBodyBytes } : {}),
    ...(options.handlerTimeoutMs ? { handlerTimeout: options.handlerTimeoutMs } : {}),
    ...(call.bodyEncoding === 'form' ? { preValidation: readMultipartForm } : {}),
    // The contract checks input and answers; Fastify's own compilers would only repeat it in JSON Schema.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (data) => JSON.stringify(data),
    handler: async (request, reply) => {
      if (!call.isIdempotent && app.isHoldingWrites()) {
        throw new Refusal(503, nothingSaved, { status: 503, retryAfterSeconds: 30 });
      }
      // Checks free disk space first, so that reads still work when it is used up. The message is for visitors.
      if (!call.isIdempotent && (await app.isDiskLow())) {
        throw new Refusal(507, nothingSaved, { status: 507, retryAfterSeconds: 300 });
      }
      const { onInvalidParams, fieldRules } = options;
      if (fieldRules) refuseFaultyFields(fieldRules, call.method === 'GET' ? request.query : request.body);
      const answer = await handler({
        // Each part was parsed with the schema from which its type is inferred.
        params: parsePart(call, 'params', request.params, onInvalidParams) as v.InferOutput<C['params']>,
        query: parsePart(call, 'query', request.query) as v.InferOutput<C['query']>,
        body: parsePart(call, 'body', request.body) as v.InferOutput<C['body']>,
        visitor: request.visitor,
        request,
        reply,
      });
      check(answer);
      void reply.header('cache-control', cacheControlOf(call));
      return answer instanceof StoredAnswer ? sendStored(reply, request, answer) : reply.send(answer);
    },
  });
}
