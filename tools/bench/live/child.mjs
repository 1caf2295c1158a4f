import { fork } from 'node:child_process';

/** A child process that gets commands over IPC and answers each. */
export class Child {
  #waiting = new Map();
  #nextId = 1;

  constructor(process, ready) {
    this.process = process;
    this.ready = ready;
    process.on('message', ({ id, result, error }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error));
    });
    process.on('exit', (code, signal) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`it ended: ${signal ?? code}`));
    });
  }

  /** Starts a program and waits until it reports that it is ready. */
  static async start(file, { env = {}, args = [], flags = [] } = {}) {
    const child = fork(file, args, {
      env: { ...process.env, ...env },
      execArgv: ['--expose-gc', '--max-old-space-size=4096', ...flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ready = await new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message.ready));
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    });
    return new Child(child, ready);
  }

  ask(kind, order = {}) {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.process.send({ id, order: { kind, ...order } });
    });
  }

  async stop() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await exit;
  }
}
