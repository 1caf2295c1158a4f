import * as v from 'valibot';
import { nameOf, MailSchema, LinkSchema, listUpTo, amountFrom, setting, secret } from './setting-rule';

/** Sponsors and donations. */
export const sponsorSettings = {
  /** In dollars. A donation of more than `least` makes the donor a sponsor; each `amount` gives `months` months. */
  sponsorAmounts: setting({
    schema: v.object({
      least: amountFrom(0, 100_000),
      amount: amountFrom(1, 100_000),
      months: v.pipe(amountFrom(1, 120), v.integer('A whole number')),
    }),
    fallback: { least: 5, amount: 10, months: 2 },
    isPublic: true,
    title: 'Amounts for sponsors',
    group: 'sponsor',
  }),
  sponsorLinks: setting({
    schema: listUpTo(LinkSchema, 6),
    fallback: [],
    isPublic: true,
    title: 'Links for donations',
    group: 'sponsor',
  }),
  sponsorWallets: setting({
    schema: listUpTo(
      v.object({
        name: nameOf(40),
        address: v.pipe(nameOf(120), v.regex(/^[\w:.-]+$/, 'Only letters, digits and : . -')),
      }),
      6,
    ),
    fallback: [],
    isPublic: true,
    title: 'Wallets',
    group: 'sponsor',
  }),
  sponsorEmail: setting({
    schema: MailSchema,
    fallback: '',
    isPublic: true,
    title: 'Mail address for sponsors',
    group: 'sponsor',
  }),
  /** How much of a currency is one dollar. Dollars are always accepted; a donation in any other currency waits for staff. */
  donationRates: setting({
    schema: v.pipe(
      listUpTo(
        v.object({
          currency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'Three letters, such as IDR')),
          perDollar: v.pipe(
            v.number('A number above 0'),
            v.finite(),
            v.gtValue(0, 'A number above 0'),
            v.maxValue(1e6),
          ),
        }),
        20,
      ),
      v.check(
        (rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length,
        'A currency is listed twice',
      ),
    ),
    fallback: [],
    isPublic: true,
    title: 'How much of a currency is one dollar',
    group: 'sponsor',
  }),
  kofiToken: secret('Verification token of Ko-fi, whose webhook goes to /donations/ko-fi'),
  saweriaKey: secret('Stream key of Saweria, whose webhook goes to /donations/saweria'),
  trakteerToken: secret('Webhook token of Trakteer, whose webhook goes to /donations/trakteer'),
} as const;
