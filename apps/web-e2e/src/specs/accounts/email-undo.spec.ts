import { expect, test } from '../../fixtures/accounts-test';
import { expectSessionExpired, logIn, main, mainButton } from '../../steps/login-steps';
import { findMail, findMailedCode } from '../../sites/mailbox';

test('the link in the mail brings the former address back and logs everybody out', async ({
  page,
  newMember,
  newDevice,
  newName,
}) => {
  const { username, email, password } = await newMember();
  await logIn(page, username, password);
  // Only a confirmed address can be restored.
  await page.goto('/account/verify');
  await mainButton(page, 'Send').click();
  await expect.poll(() => findMailedCode(email)).not.toBeNull();
  await page.getByLabel('Verification code').fill((await findMailedCode(email)) ?? '');
  await mainButton(page, 'Verify').click();
  await expect(page).toHaveURL('/account');

  await page.goto('/account/edit');
  await page.getByLabel('Email').fill(`${newName('thief')}@inn.test`);
  await page.getByLabel('Current web password', { exact: true }).fill(password);
  await mainButton(page, 'Save changes').click();
  const linkIn = async () => /\S+\/account\/email\/undo\?undo=\S+/.exec((await findMail(email)) ?? '')?.[0] ?? null;
  await expect.poll(linkIn).not.toBeNull();

  const owner = await newDevice('away');
  await owner.goto((await linkIn()) ?? '');
  await expect(owner).toHaveURL('/account/email/undo');
  await mainButton(owner, 'Bring my address back').click();
  await expect(main(owner)).toContainText('Your former address is back');
  await expect(main(owner).getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/login?tab=forgot',
  );
  await expectSessionExpired(page);
  await owner.goto('/account/email/undo');
  await expect(main(owner)).toContainText('Please open the link in the mail');
});
