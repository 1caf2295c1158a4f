import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from 'arctic';
import type { SocialProviderConfig } from '../../../../config/social-config';
import { fetchJson } from '../../../../platform/outbound/fetch-json';

export interface OAuthClientOptions extends SocialProviderConfig {
  scopes: string[];
  redirectUrl: string;
}

/** The two steps of OAuth 2 with PKCE (RFC 6749 §4.1, RFC 7636), and the request for the token's user. */
export function createOAuthClient(options: OAuthClientOptions) {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, userUrl, scopes, redirectUrl } = options;
  const arctic = new OAuth2Client(clientId, clientSecret, redirectUrl);

  /** arctic's own request has neither a timeout nor a size limit for answers. */
  async function redeemCode(code: string, codeVerifier: string): Promise<string> {
    const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
    const answer = await fetchJson(tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        code_verifier: codeVerifier,
      }),
    });
    if (typeof answer !== 'object' || answer === null) throw new Error('The token answer is not an object.');
    return new OAuth2Tokens(answer).accessToken();
  }

  return {
    /** The address to which the browser is sent. */
    authorizationUrl: (state: string, codeVerifier: string): string =>
      arctic.createAuthorizationURLWithPKCE(authorizeUrl, state, CodeChallengeMethod.S256, codeVerifier, scopes).href,

    /** The provider's answer about the user of this code. @throws when the answer is unusable */
    fetchUser: async (code: string, codeVerifier: string): Promise<unknown> => {
      const token = await redeemCode(code, codeVerifier);
      return fetchJson(userUrl, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } });
    },
  };
}

export type OAuthClient = ReturnType<typeof createOAuthClient>;
