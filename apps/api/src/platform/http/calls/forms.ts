import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'node:querystring';
import { Refusal } from '../errors/refusal';
import { statusCodeOf } from '../errors/status-code-of';

const maxFormBytes = 64 * 1024;
/** More than twice the fields of the site's largest form. */
const maxFields = 40;

/** Pairs of a urlencoded form that are read, with repeated names. */
const maxPairs = 200;

/** The usual parser needs 0.3 seconds for half a million `+`, and as long for as many names. A text that is not percent-encoded stays. */
function readUrlencoded(text: string): Record<string, unknown> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0x2b) bytes[at] = 0x20;
  return parse(bytes.toString(), '&', '=', { maxKeys: maxPairs });
}

/** Both encodings of forms: urlencoded and multipart. Only calls that accept forms read the latter, see `readMultipartForm`. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: maxFormBytes, parser: readUrlencoded });
  await app.register(multipart, {
    limits: { files: 0, fields: maxFields, parts: maxFields, fieldNameSize: 100, fieldSize: 8 * 1024, headerPairs: 20 },
  });
}

const tooLarge = () => new Refusal(413, 'Payload Too Large', { status: 413 });

/**
 * Puts the fields of a multipart form into the body, in the same form as a urlencoded one: a repeated field becomes a list.
 * @throws Refusal 413 for a large form or one with files, 400 for a broken one
 */
export async function readMultipartForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw tooLarge();
  const fields = new Map<string, unknown[]>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
    }
  } catch (error) {
    // The parser's errors for a broken form, such as "Unexpected end of multipart data", have no status.
    const hasStatus = error instanceof Refusal || statusCodeOf(error) !== null;
    throw hasStatus ? error : new Refusal(400, 'Bad Request', { status: 400, cause: error });
  }
  request.body = Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}
