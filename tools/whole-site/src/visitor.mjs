import http from 'node:http';

let visitors = 0;
/** A new address in the range for tests (RFC 2544), so that no visitor uses up another visitor's limits. */
export function newAddress() {
  visitors += 1;
  return `198.18.${(visitors >> 8) % 256}.${visitors % 256}`;
}

/**
 * Sends a request as a visitor with a new address, on a new connection.
 * @param {string} url
 * @param {{form?: Record<string, string>, timeoutMs?: number}} [options] with a form it is a POST
 * @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, body: string}>} rejects if the answer is incomplete
 */
export function visit(url, { form, timeoutMs = 10_000 } = {}) {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const headers = {
    'X-Forwarded-For': newAddress(),
    ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(url).origin }),
  };
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      headers,
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(timeoutMs),
    };
    const request = http.request(url, options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Registers an account; true if the site confirms it. */
export async function register(siteUrl, { username, password }) {
  const form = {
    intent: 'register',
    username,
    email: `${username}@inn.test`,
    password,
    passwordConfirmation: password,
  };
  const { status } = await visit(`${siteUrl}/login?tab=register`, { form });
  return status === 302;
}

/** Logs in; true if the site accepts the login. */
export async function logIn(siteUrl, { username, password }) {
  const { status } = await visit(`${siteUrl}/login`, { form: { intent: 'log-in', username, password } });
  return status === 302;
}
