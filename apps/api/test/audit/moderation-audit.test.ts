import { listAuditEntries } from '@starhaven/contracts/admin';
import type { AuditEntry } from '@starhaven/contracts/admin';
import { muteChatMember, pauseChatRoom } from '@starhaven/contracts/chat';
import { Role } from '@starhaven/contracts/session';
import { askClient, askDraft } from '../support/clients/ask-client';
import { blogClient } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('the audit log of moderators', (open) => {
  /** Entries about one subject, the oldest first, as an admin reads them. */
  const entriesAbout = async (subject: string): Promise<AuditEntry[]> => {
    const admin = await staff.member(Role.ADMIN);
    const { data } = await staff.call<AuditEntry[]>(listAuditEntries, admin.key, { subject });
    return data.toReversed();
  };

  const api = useTestApi(open);
  const staff = staffClient(api);

  test('actions of moderators on questions and answers are there, those of authors on their own are not', async () => {
    const ask = askClient(api);
    const [author, moderator] = [await ask.enter(), await ask.enter(Role.MOD)];
    const [id, own] = [await ask.question(author), await ask.question(author)];
    await ask.send(`question/${id}/edit`, moderator, { ...askDraft, title: 'Which client fits my server?' });
    await ask.send(`question/${id}/edit`, author, { ...askDraft, title: 'Which client fits our server?' });
    await ask.send(`question/${id}/close`, moderator, { isClosed: true });
    await ask.send(`question/${own}/remove`, author);
    await ask.send(`question/${id}/remove`, moderator);
    const { data } = await ask.send('removals', moderator, { uid: author.uid, reason: 'advertising' });
    // Nothing is left to remove: a refusal leaves no entry.
    expect(data).toBeUndefined();
    await ask.question(author);
    const removal = await ask.send('removals', moderator, { uid: author.uid, reason: 'advertising' });
    await ask.send(`removals/${removal.data.id}/restore`, moderator);
    expect(await entriesAbout(`question:${id}`)).toMatchObject([{ action: 'ask.question-closed' }]);
    const entries = await entriesAbout(`user:${author.uid}`);
    expect(entries).toMatchObject([
      { action: 'ask.text-edited', actorId: moderator.uid, details: { text: `question ${id}` } },
      { action: 'ask.text-removed', actorId: moderator.uid, details: { text: `question ${id}` } },
      { action: 'ask.member-texts-removed', details: { reason: 'advertising', questions: '1', answers: '0' } },
      { action: 'ask.member-texts-restored', outcome: 'ok' },
    ]);
    expect(entries[0]).toMatchObject({ address: expect.stringMatching(/\d/), actorName: expect.stringMatching(/./) });
  });

  test('mutes and pauses of the chat are there', async () => {
    const [moderator, member] = [await staff.member(Role.MOD), await staff.member()];
    await staff.call(muteChatMember, moderator.key, { uid: member.uid, isMuted: true, until: 0, reason: 'shouting' });
    await staff.call(muteChatMember, moderator.key, { uid: member.uid, isMuted: false });
    await staff.call(muteChatMember, moderator.key, { uid: moderator.uid, isMuted: true, until: 0, reason: 'me' });
    await staff.call(pauseChatRoom, moderator.key, { room: 'public', isPaused: true, reason: 'a flood' });
    await staff.call(pauseChatRoom, moderator.key, { room: 'public', isPaused: false, reason: '' });
    expect(await entriesAbout(`user:${member.uid}`)).toMatchObject([
      { action: 'chat.muted', actorId: moderator.uid, details: { reason: 'shouting' } },
      { action: 'chat.unmuted', actorId: moderator.uid },
    ]);
    expect(await entriesAbout(`user:${moderator.uid}`)).toEqual([]);
    expect(await entriesAbout('room:public')).toMatchObject([
      { action: 'chat.paused', details: { reason: 'a flood' } },
      { action: 'chat.resumed' },
    ]);
  });

  test('a change by an admin to the post of somebody else is there, a change by its author is not', async () => {
    const blog = blogClient(api);
    const [editor, admin] = [await blog.enter(Role.EDITOR), await blog.enter(Role.ADMIN)];
    const id = await blog.write(editor.key);
    await blog.edit(editor.key, id, { title: 'By its author' });
    await blog.edit(admin.key, id, { title: 'By the admin' });
    await blog.remove(admin.key, id);
    await blog.restore(admin.key, id);
    expect(await entriesAbout(`post:${id}`)).toMatchObject([
      { action: 'blog.post-edited', actorId: admin.uid, details: { author: `user:${editor.uid}` } },
      { action: 'blog.post-removed' },
      { action: 'blog.post-restored' },
    ]);
  });
});
