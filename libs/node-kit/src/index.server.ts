export { codeOf } from './errors/code-of';
export { ConfigError } from './errors/config-error';
export { messageOf } from './errors/message-of';
export { createExclusively, writeWhole } from './files/create-exclusively.server';
export { makeFolders } from './files/make-folders.server';
export { closeAfterOffer, HttpRequest } from './http/http-request.server';
export { keptSecret } from './secrets/kept-secret.server';
export { signVisitorAddress, visitorAddressHeader } from './secrets/visitor-address.server';
