import { followTag } from '@starhaven/contracts/notifications';
import { Notifications } from '../../src/modules/notifications';
import { createLogger } from '../../src/platform/logging/logger';
import { askClient } from '../support/clients/ask-client';
import { describeOnEachEngine } from '../support/engines';
import { startLive, Visitor } from '../support/hosts/live-server';
import { Mailbox } from '../support/hosts/mailbox';
import { accountSecret, createTestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnEachEngine('the unread count on the live connection', (open) => {
  test('comes when a member joins and after each change, only to that member and to no client of the specification', async () => {
    const db = await open();
    const { app } = await createTestApp(db.database);
    const live = await startLive(db.database);
    const log = createLogger('silent');
    const site = { name: 'Starhaven', url: 'http://localhost:3000' };
    const notifications = new Notifications(
      { database: db.database, mailer: new Mailbox(), log, site, accountSecret },
      live.live.members,
    );
    await notifications.start();
    const ask = askClient({ app, database: db.database });
    const [asker, follower] = [await ask.enter(), await ask.enter()];
    await app.inject({
      method: 'POST',
      url: followTag.path,
      headers: { authorization: follower.key },
      payload: { tag: 'setup', isFollowed: true },
    });
    const [own, plain, other] = [
      await Visitor.connect(live.url),
      await Visitor.connect(live.url, null),
      await Visitor.connect(live.url),
    ];
    own.emit('chat_join_room_public', { sessionKey: follower.key });
    plain.emit('chat_join_room_public', { sessionKey: follower.key });
    other.emit('chat_join_room_public', { sessionKey: asker.key });
    expect(await own.hears('notifications')).toEqual({ unread: 0 });
    expect(await other.hears('notifications')).toEqual({ unread: 0 });
    await ask.question(asker);
    await until(() => own.payloadsOf('notifications').length === 2);
    await app.inject({
      method: 'POST',
      url: '/api/v2/notifications/read',
      headers: { authorization: follower.key },
      payload: { upTo: Math.ceil(Date.now() / 1000) },
    });
    await until(() => own.payloadsOf('notifications').length === 3);
    expect(own.payloadsOf('notifications')).toEqual([{ unread: 0 }, { unread: 1 }, { unread: 0 }]);
    await plain.settle();
    await other.settle();
    expect(plain.payloadsOf('notifications')).toEqual([]);
    expect(other.payloadsOf('notifications')).toEqual([{ unread: 0 }]);
    for (const visitor of [own, plain, other]) visitor.close();
    await notifications.stop();
    await live.stop();
    await app.close();
    await db.close();
  });
});
