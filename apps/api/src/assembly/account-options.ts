import { createNewDeviceNotice, createPuzzleGate, createSecondFactorContext } from '../modules/account';
import type { AccountModuleOptions } from '../modules/account';
import { findAskData } from '../modules/ask';
import { findNotificationData } from '../modules/notifications';
import { findBlogData } from '../modules/blog';
import { findChatData } from '../modules/chat';
import { findRecipesData } from '../modules/command-recipes';
import { findDonationsData } from '../modules/donations';
import { findFollowsData } from '../modules/follows';
import type { Players } from '../modules/players';
import { findPlayersData } from '../modules/players';
import type { SiteSettings } from '../modules/settings';
import { findUploadsData } from '../modules/uploads';
import type { AppOptions } from './app-options';

/** The options of the account module; other modules provide some of them. */
export function accountOptionsOf(
  { config, services, listPlayers }: AppOptions,
  { players, settings }: { players: Players; settings: SiteSettings },
): AccountModuleOptions {
  const { database, limits, metrics, mailer, log, trustSecret, accountSecret } = services;
  const { siteName, siteUrl } = config;
  const { db } = database;
  // 10 in 10 minutes for each account (docs/security.md#limits).
  const wrongPasswords = limits.create({
    name: 'confirm-password',
    max: 10,
    windowSeconds: 10 * 60,
    isRefundable: true,
  });
  const site = { name: siteName, url: siteUrl.replace(/\/$/, '') };
  return {
    db,
    limits,
    metrics,
    passwordPolicy: { minLength: config.passwordMinLength, siteName },
    mailer,
    site,
    accountSecret,
    social: config.social,
    logSecret: trustSecret,
    noticeNewDevice: createNewDeviceNotice(mailer, site),
    onLogin: () =>
      void services.firstPassword
        .forgetIfUsed(db)
        .catch((error: unknown) =>
          log.error(
            { err: error },
            'the file with the first password could not be deleted; the next login tries again',
          ),
        ),
    findAppealAddress: async () => (await settings.get('appealAddress')) || settings.get('contactEmail'),
    wrongPasswords,
    secondFactors: createSecondFactorContext({ db, limits, accountSecret, mailer, site, wrongPasswords }),
    puzzles: config.hasPuzzles ? createPuzzleGate(limits, accountSecret) : null,
    // personal-tables.test.ts fails until a new table with rows of accounts is listed there; export its personal data here.
    findPersonalData: [
      findPlayersData(db),
      findChatData(db),
      findRecipesData(db),
      findBlogData(db),
      findAskData(db),
      findNotificationData(db),
      findFollowsData(db),
      findUploadsData(db),
      findDonationsData(db),
    ],
    listPlayers: listPlayers ?? ((accountId, options) => players.listForAccount(accountId, options)),
    listDeliveries: (accountId) => players.listDeliveries(accountId),
  };
}
