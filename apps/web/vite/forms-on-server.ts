import type { Plugin } from 'vite';

const library = '@conform-to/react';
const onServer = '@starhaven/ui-kit/form-on-server';

/** Gives the server's render a form hook without the parts that only a browser needs. */
export const formsOnServer: Plugin = {
  name: 'starhaven:forms-on-server',
  enforce: 'pre',
  resolveId(source, importer, { ssr }) {
    if (!ssr || source !== library || importer?.includes('/form-on-server/')) return null;
    return this.resolve(onServer, importer, { skipSelf: true });
  },
};
