/** The longest body of a webhook, in bytes. The services send about 1 KiB. */
export const maxWebhookBytes = 16 * 1024;
export const maxSignatureChars = 200;
