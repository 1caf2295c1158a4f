import { toJsonSchema } from '@valibot/to-json-schema';
import type { CallDefinition } from '@starhaven/contracts/protocol';
import type { FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';

const mediaTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
} as const;

/** The schema of the wire form; leaves out transforms and checks that JSON Schema cannot express. */
function jsonSchemaOf(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return jsonSchema;
}

function hasFields({ properties }: Record<string, unknown>): boolean {
  return typeof properties === 'object' && properties !== null && Object.keys(properties).length > 0;
}

/** The OpenAPI description of a call of the contracts. */
export function describeCall(call: CallDefinition): FastifySchema {
  const params = jsonSchemaOf(call.params);
  const query = jsonSchemaOf(call.query);
  return {
    summary: call.summary,
    operationId: call.name,
    tags: [call.extension === null ? call.host : `extension ${call.extension}`],
    ...(call.credential === 'none' ? {} : { security: [{ [call.credential]: [] }] }),
    ...(hasFields(params) ? { params } : {}),
    ...(hasFields(query) ? { querystring: query } : {}),
    ...(call.method === 'POST' ? { consumes: mediaTypes[call.bodyEncoding], body: jsonSchemaOf(call.body) } : {}),
    response: {
      200: { description: 'The answer, or a refusal with its retcode', ...jsonSchemaOf(call.response) },
      default: {
        description: 'An error in the envelope',
        type: 'object',
        properties: { retcode: { type: 'integer' }, message: { type: 'string' } },
        required: ['retcode', 'message'],
      },
    },
  };
}
