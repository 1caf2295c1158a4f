import { readFile } from 'node:fs/promises';
import { UnreadableDataError } from '../data-format';
import { requireFile } from './data-files';
import { quoteLongIntegers } from './long-integers';
import { asUnreadable } from './unreadable';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; integers of 16 and more digits become text, digit by digit. @throws UnreadableDataError with the position */
export function parseJson(path: string, bytes: Uint8Array): Json {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableDataError(`${path}: not UTF-8 text.`);
  }
  try {
    // The type names everything that JSON can contain.
    return JSON.parse(quoteLongIntegers(text)) as Json;
  } catch (error) {
    const problem = error instanceof SyntaxError ? error.message : 'it is nested too deeply';
    throw new UnreadableDataError(`${path}: not JSON, or cut off: ${problem}.`, { cause: error });
  }
}

/** @throws UnreadableDataError */
export async function readJson(path: string, signal?: AbortSignal): Promise<Json> {
  await requireFile(path);
  const bytes = await readFile(path, { signal }).catch((error: unknown) => {
    throw asUnreadable(path, error);
  });
  return parseJson(path, bytes);
}

/** An object in a file, or in a part of it. @throws UnreadableDataError */
export async function readJsonObject(path: string, signal?: AbortSignal): Promise<JsonObject> {
  const value = await readJson(path, signal);
  if (!isObject(value)) throw new UnreadableDataError(`${path}: expected a JSON object.`);
  return value;
}
