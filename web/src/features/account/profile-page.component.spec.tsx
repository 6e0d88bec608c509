import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, field, sees, seesNoMore } from '../../../test/sees.js';
import { barriers, exampleOf, held, picture, refused, speak, tokenWith, visit } from '../../../test/visit.js';

const bare = {
  ...exampleOf('profile'),
  adharNo: null,
  panCardNo: null,
  bankAccountNo: null,
  ifscCode: null,
  idProof: null,
  panidProof: null,
  kycConsent: null,
};
const given = { version: 1, givenAt: '2026-01-05T09:30:00.000Z', withdrawnAt: null };
const save = () => button('Save');
const edit = async ({ user }: Awaited<ReturnType<typeof visit>>) => user.click(await button('Edit Profile'));
const open = async (answers: object = { profile: bare }) => {
  const page = await visit('/profile', { as: 'member', answers });
  await screen.findByRole('heading', { level: 2, name: 'Asha Patil' });
  return page;
};

describe('the profile', () => {
  it('the profile shows the known values and the missing ones', async () => {
    await open();
    await sees('ID not uploaded');
    await sees('Pan ID not uploaded');
    expect(await barriers()).toEqual([]);
  });

  it('the profile is edited and saved, and the focus moves to the form and back to the title', async () => {
    const page = await open();
    const { user, server } = page;
    await edit(page);
    expect(await barriers()).toEqual([]);
    expect(document.activeElement?.matches('form h2')).toBe(true);
    await user.clear(await field('Name'));
    await user.type(await field('Name'), 'Kavita Shah');
    await user.clear(await field('Address'));
    await user.type(await field('Address'), '12 Temple Road, Satara 415001');
    server.answers = { profile: { ...bare, name: 'Kavita Shah', address: '12 Temple Road, Satara 415001' } };
    await user.click(await save());
    await sees('Profile updated successfully!');
    await sees('12 Temple Road, Satara 415001');
    await screen.findByRole('heading', { level: 2, name: 'Kavita Shah' });
    expect(server.callsOf('updateProfile').map(({ body }) => body)).toEqual([
      { name: 'Kavita Shah', email: 'asha@example.in', address: '12 Temple Road, Satara 415001' },
    ]);
    await waitFor(() => expect(document.activeElement?.matches('h1')).toBe(true));
    await edit(page);
    await user.click(await button('Cancel'));
    await waitFor(() => expect(document.activeElement?.matches('h1')).toBe(true));
  });

  it('the profile names all wrong fields, moves the focus to the first, and follows the language', async () => {
    const page = await open();
    const { user, server } = page;
    await edit(page);
    await user.clear(await field('Name'));
    await user.type(await field('PAN Card Number'), 'ABCDE1234');
    await user.click(await save());
    await sees('Enter a valid PAN, for example ABCPE1234F.');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
    await speak('hi');
    await sees('कृपया अपना नाम लिखें');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'कृपया अपना नाम लिखें',
      'PAN ऐसा दिखता है: ABCPE1234F',
    ]);
    await user.type(document.querySelector('input[name=name]')!, 'Kavita');
    await seesNoMore('कृपया अपना नाम लिखें');
    expect(server.callsOf('updateProfile')).toEqual([]);
  });

  it('the profile rejects a wrong Aadhaar number, and numbers and scans without consent', async () => {
    const page = await open();
    const { user, server } = page;
    await edit(page);
    await user.type(await field('Aadhaar Number'), '9999 4105 7059');
    await user.click(await save());
    await sees('Enter the 12-digit Aadhaar number');
    await user.clear(await field('Aadhaar Number'));
    await user.type(await field('Aadhaar Number'), '9999 4105 7058');
    await user.upload(await field('ID proof'), picture('card.png'));
    await user.click(await save());
    await sees('Please agree, or leave the numbers and scans empty.');
    const consent = document.querySelector<HTMLInputElement>('input[name=kycConsent]')!;
    expect(document.activeElement).toBe(consent);
    expect(server.callsOf('updateProfile')).toEqual([]);
    await user.click(consent);
    await user.click(await save());
    await sees('Profile updated successfully!');
    expect(server.callsOf('giveKycConsent')).toHaveLength(1);
    expect(server.callsOf('updateProfile')[0]!.body).toMatchObject({ adharNo: '999941057058' });
    expect(server.callsOf('uploadIdProof').map(({ files }) => files)).toEqual([{ idProof: 'card.png' }]);
  });

  it('the profile masks the numbers until the member asks for them', async () => {
    const { user } = await open({});
    await sees('XXXX XXXX 7058');
    await sees(/You gave consent on .* \(version 1\)\./);
    await user.click(await button('Reveal numbers'));
    await sees('999941057058');
    await user.click(await button('Hide numbers'));
    await sees('XXXX XXXX 7058');
    await seesNoMore('999941057058');
  });

  it('the profile names the consequence before the consent is withdrawn', async () => {
    const { user, server } = await open({});
    await user.click(await button('Withdraw Consent'));
    const question = await screen.findByRole('dialog');
    await sees('Payouts are on hold until you give consent again.', question);
    expect(server.callsOf('withdrawKycConsent')).toEqual([]);
    const withdrawnAt = '2026-03-09T11:30:00.000Z';
    server.answers = { profile: { ...bare, kycConsent: { ...given, withdrawnAt } } };
    await user.click(await button('Withdraw Consent', question));
    await sees(/You withdrew consent on /);
    await sees('ID not uploaded');
    await seesNoMore('XXXX XXXX 7058');
  });

  it('the profile saves who sees the contact details without the form', async () => {
    const { user, server } = await open();
    await user.selectOptions(await field('Contact details shown to'), 'Only my sponsor');
    await user.click(await save());
    await sees('Saved.');
    expect(server.callsOf('updateProfile').map(({ body }) => body)).toEqual([{ contactSeenBy: 'sponsor' }]);
  });

  it('an error of saving is shown', async () => {
    const page = await open({
      profile: bare,
      updateProfile: refused(503, 'SERVER.UNAVAILABLE', 'The desk is closed.'),
    });
    await edit(page);
    await page.user.type(await field('Address'), ' 2');
    await page.user.click(await save());
    await sees('Failed to update profile. Please try again.');
  });

  it('the profile lists the logins of the member, and ends one of them or all others', async () => {
    const endOtherSessions = { ...exampleOf('endOtherSessions'), token: tokenWith() };
    const { user, server } = await open({ endOtherSessions });
    const card = await screen.findByRole('region', { name: /Active sessions/ });
    await sees('This device', card);
    const others = () => within(card).queryAllByRole('button', { name: /^Log out: / });
    expect(others()).toHaveLength(1);
    await user.click(others()[0]!);
    await sees('Device logged out.');
    expect(server.callsOf('endSession')).toHaveLength(1);
    await user.click(await button('Log out all other devices', card));
    const question = await dialog('Log out all other devices?');
    expect(await barriers()).toEqual([]);
    await user.click(await button('Log out all other devices', question));
    await sees('All devices logged out.');
    expect(server.callsOf('endOtherSessions')).toHaveLength(1);
  });
});

describe('the password question', () => {
  const question = () => dialog('Confirm your password');
  const reauthenticate = refused(403, 'AUTH.REAUTHENTICATE', 'Enter your password.');

  it('the password question is asked before the numbers are shown, and accepts only the right password', async () => {
    const wrong = refused(422, 'IDENTITY.PASSWORD_WRONG', 'The current password is wrong.');
    const { user, server } = await open({ documents: reauthenticate, reauthenticate: wrong });
    await user.click(await button('Reveal numbers'));
    await user.click(await button('Cancel', await question()));
    await sees('Not done: your password is required.');
    await user.click(await button('Reveal numbers'));
    expect(await barriers()).toEqual([]);
    await user.click(await button('Continue', await question()));
    await sees('Please enter a password', await question());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await user.type(await field('Password', await question()), 'not this{Enter}');
    await sees('The current password is wrong.', await question());
    server.answers = { reauthenticate: { token: tokenWith() } };
    await user.clear(await field('Password', await question()));
    await user.type(await field('Password', await question()), 'the right one{Enter}');
    await sees('999941057058');
    await closed('Confirm your password');
  });

  it('a cancelled password question keeps the typed profile, which is saved with the password', async () => {
    const page = await open({ profile: { ...bare, kycConsent: given }, updateProfile: reauthenticate });
    const { user, server } = page;
    await edit(page);
    await user.type(await field('IFSC Code'), 'SBIN0005943');
    await user.click(await save());
    await user.click(await button('Cancel', await question()));
    await sees('Not done: your password is required.');
    expect((await field('IFSC Code')).value).toBe('SBIN0005943');
    await user.click(await save());
    await user.type(await field('Password', await question()), 'the right one');
    const answer = held(exampleOf('updateProfile'));
    server.answers = {
      profile: {
        ...bare,
        kycConsent: given,
      },
      reauthenticate: { token: tokenWith() },
      updateProfile: () => answer.answer,
    };
    await user.click(await button('Continue', await question()));
    answer.come();
    await sees('Profile updated successfully!');
    expect(server.callsOf('updateProfile').at(-1)!.body).toMatchObject({ ifscCode: 'SBIN0005943' });
  });
});
