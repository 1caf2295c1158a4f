import { checkFile } from './check-file';

const terminate = jest.fn();
const started = jest.fn();

beforeEach(() => {
  started.mockReset();
  terminate.mockReset();
  globalThis.Worker = class {
    terminate = terminate;
    postMessage = started;
  } as unknown as typeof Worker;
});

const check = (signal: AbortSignal) =>
  void checkFile(new File(['x'], 'game.zip'), { known: [], onBytes: () => {}, signal });

test('a file that was cancelled while the code loaded is not read', () => {
  check(AbortSignal.abort());
  expect(started).not.toHaveBeenCalled();
});

test('a file that is cancelled later is no longer read', () => {
  const abort = new AbortController();
  check(abort.signal);
  expect(started).toHaveBeenCalledTimes(1);
  abort.abort();
  expect(terminate).toHaveBeenCalled();
});
