import * as v from 'valibot';
import { discordWebhookPattern } from './setting-rule';
import { isSecretSetting, settingNames, siteSettings } from './site-settings';

test.each(settingNames.filter(isSecretSetting))('the message about a wrong %s does not repeat its value', (name) => {
  const result = v.safeParse(siteSettings[name].schema, 'a secret with spaces');
  expect(result.success).toBe(false);
  expect(JSON.stringify(result.issues?.map(({ message }) => message))).not.toContain('a secret');
  expect(v.is(siteSettings[name].schema, '')).toBe(true);
});

test.each([
  ['https://discord.com/api/webhooks/1234567890123456789/abcdefghij-klmnopqrst_uv', true],
  ['https://ptb.discord.com/api/v10/webhooks/1234567890123456789/abcdefghijklmnopqrstuv/', true],
  ['https://discordapp.com/api/webhooks/1234567890123456789/abcdefghijklmnopqrstuv', true],
  ['https://discord.com.evil.example/api/webhooks/1234567890123456789/abcdefghijklmnopqrstuv', false],
  ['https://evil.example/discord.com/api/webhooks/1234567890123456789/abcdefghijklmnopqrstuv', false],
  ['https://discord.com/api/webhooks/1234567890123456789/../../users/1234567890123', false],
  ['http://discord.com/api/webhooks/1234567890123456789/abcdefghijklmnopqrstuv', false],
])('%s is a webhook: %s', (address, isOne) => {
  expect(discordWebhookPattern.test(address)).toBe(isOne);
});
