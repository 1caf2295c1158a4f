import * as v from 'valibot';
import { joinPublicRoom, runCommand, sendChatMessage } from '../../chat';
import { changePage, clientEvents, serverError } from '..';
import type {
  ClientToServerEvents,
  ClientToServerListenEvents,
  ServerToClientEvents,
  ServerToClientListenEvents,
} from '..';

/** socket.io's constraint for its type parameters. */
type EventsMap = Record<string, (...payload: never[]) => void>;
type Accepts<Map extends EventsMap> = Map;

// Compile-time checks: these lines fail the type check when the maps do not fit any more or lose their payloads.
type Payload<Map extends Accepts<EventsMap>, Name extends keyof Map> = Parameters<Map[Name]>[0];
const said: Payload<ClientToServerEvents, 'chatReq'> = { input: 'hi', uid: '7', code: '' };
const count: Payload<ServerToClientEvents, 'count_online'> = 3;
const heard: Payload<ClientToServerListenEvents, 'cmdReq'> = null;
const received: Payload<ServerToClientListenEvents, 'chatHistory'> = 'anything';
// @ts-expect-error a name that no contract declares
type _Undeclared = Payload<ServerToClientEvents, 'chat_req'>;

test('the maps know each payload', () => {
  expect([said.input, count, heard, received]).toEqual(['hi', 3, null, 'anything']);
});

test.each(Object.values(clientEvents))('$name refuses what is not its payload', ({ payload }) => {
  for (const frame of [null, undefined, 'x', 7, [], {}, { input: {} }]) expect(v.is(payload, frame)).toBe(false);
});

test('public chat takes 1 to 160 characters after trimming', () => {
  const say = (input: string) => v.safeParse(sendChatMessage.payload, { input, uid: 7 });
  expect(say(`  ${'x'.repeat(160)}  `)).toMatchObject({ success: true, output: { input: 'x'.repeat(160), code: '' } });
  expect(say('x'.repeat(161)).success).toBe(false);
  expect(say('   ').success).toBe(false);
});

test('a command in an unknown language is answered in English', () => {
  const command = { input: 'give 1', id_player: 1, id_server: 2, session: 'key' };
  const languageOf = (language?: string) => v.parse(runCommand.payload, { ...command, language }).language;
  expect([languageOf('jp'), languageOf('XX'), languageOf()]).toEqual(['JP', 'EN', 'EN']);
});

test('texts that would cost the server memory are refused', () => {
  const long = 'x'.repeat(5_000);
  expect(v.is(changePage.payload, { url: long, type: 'change' })).toBe(false);
  expect(v.is(joinPublicRoom.payload, { sessionKey: long })).toBe(false);
});

test.each([['down'], [{ message: 'down' }]])('an error of the server may be %j', (wire) => {
  expect(v.parse(serverError.payload, wire)).toEqual({ message: 'down' });
});
