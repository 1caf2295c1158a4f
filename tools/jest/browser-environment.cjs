// jsdom, plus the parts of the web platform that Node has and jsdom hides: fetch, streams, AbortController.
const { TestEnvironment } = require('jest-environment-jsdom');

const nodeGlobals = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const PageFormData = this.global.FormData;
    Object.assign(this.global, nodeGlobals);
    // Node's FormData cannot read form elements, and jsdom's cannot be the body of Node's Request. This class can do both.
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
      }
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
};
