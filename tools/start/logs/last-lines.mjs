/**
 * The last lines of an output. A busy site writes thousands of lines at once, so a text that has enough lines replaces all earlier ones:
 * older texts that stay in use while new ones arrive would move into V8's old generation, and double the heap of `npm start`.
 */
export class LastLines {
  #count;
  /** @type {string[]} each one line or several */
  #texts = [];

  /** @param {number} count of lines to keep */
  constructor(count) {
    this.#count = count;
  }

  /** @param {string} text one line, or several lines separated by line breaks, without a line break at the end */
  add(text) {
    if (hasLines(text, this.#count)) this.#texts = [text];
    else if (this.#texts.push(text) > this.#count) this.#texts.shift();
  }

  /** @returns {string[]} oldest first */
  toArray() {
    return this.#texts.join('\n').split('\n').slice(-this.#count);
  }
}

/** Whether the text has at least `count` lines. */
function hasLines(text, count) {
  let end = text.length;
  for (let lines = 1; lines < count; lines += 1) {
    end = end === 0 ? -1 : text.lastIndexOf('\n', end - 1);
    if (end === -1) return false;
  }
  return true;
}
