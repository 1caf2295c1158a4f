import { setTimeout as delay } from 'node:timers/promises';
import { logIn, register, visit } from './visitor.mjs';

const pages = ['/', '/downloads', '/status', '/login', '/robots.txt'];

/** Steady visitors of a site: endless pages, registrations and logins. A failed request is not a fault; a lost acknowledged write is. */
export class SiteLoad {
  #siteUrl;
  #isOver = false;
  #loops;
  /** Accounts whose registration the site has acknowledged. @type {{username: string, password: string}[]} */
  acknowledged = [];
  /** The number of pages that were answered with 200. */
  pages = 0;

  /** @param {string} siteUrl */
  constructor(siteUrl, { pageVisitors = 4 } = {}) {
    this.#siteUrl = siteUrl;
    this.#loops = Promise.all([
      ...Array.from({ length: pageVisitors }, (_, index) => this.#repeat((turn) => this.#lookAt(turn + index))),
      this.#repeat((turn) => this.#register(turn)),
      this.#repeat(() => this.#logIn()),
    ]);
  }

  async stop() {
    this.#isOver = true;
    await this.#loops;
  }

  async #repeat(step) {
    for (let turn = 0; !this.#isOver; turn += 1) {
      // After a refusal, the visitor retries a moment later.
      await step(turn).catch(() => delay(20));
      await delay(5);
    }
  }

  async #lookAt(turn) {
    const { status } = await visit(`${this.#siteUrl}${pages[turn % pages.length]}`);
    if (status === 200) this.pages += 1;
  }

  async #register(turn) {
    const account = { username: `loaded${turn}`, password: `sesame-lantern-${turn}` };
    if (await register(this.#siteUrl, account)) this.acknowledged.push(account);
  }

  async #logIn() {
    const account = this.acknowledged[Math.floor(Math.random() * this.acknowledged.length)];
    if (account !== undefined) await logIn(this.#siteUrl, account);
  }
}
