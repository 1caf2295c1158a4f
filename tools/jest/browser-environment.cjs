// jsdom, plus the parts of the web platform that Node has and jsdom hides: fetch, streams, AbortController.
const { TestEnvironment } = require('jest-environment-jsdom');

const nodeGlobals = {
  fetch,
  Request,
  Response,
  Headers,
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
    const DomFormData = this.global.FormData;
    Object.assign(this.global, nodeGlobals);
    // Node's FormData, because Node's Request takes no other, filled from forms as the browser does it.
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form === undefined) return;
        for (const [name, value] of new DomFormData(form, submitter ?? undefined)) this.append(name, value);
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
