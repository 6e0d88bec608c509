import { endpointExamples } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sees, textOf } from '../../../test/sees.js';
import { barriers, visit } from '../../../test/visit.js';
import type { Profile } from '../../lib/own-profile.js';

const example = endpointExamples['profile']!.response as Profile;
const link = example.image ?? 'https://files.example.in/1.jpg';
const complete: Profile = {
  ...example,
  isApproved: false,
  image: link,
  idProof: link,
  panidProof: link,
  address: 'Satara 415001',
  adharNo: '•••• 0124',
  panCardNo: '••••4F',
  bankAccountNo: '••••9012',
  ifscCode: 'SBIN0005943',
};
const advice = 'Complete your profile so we can review it.';

describe('the profile of a member who waits for approval', () => {
  it('the profile of a member who waits for approval asks the member to complete it while something is missing', async () => {
    await visit('/profile', { as: 'member', answers: { profile: { ...complete, idProof: null } } });
    await sees(`Your account is pending approval. ${advice}`);
  });

  it('the page names the next actor once everything is filled in', async () => {
    await visit('/profile', { as: 'member', answers: { profile: complete } });
    await sees('Your profile is complete. The head reviews it now.');
    expect(textOf()).not.toContain(advice);
  });
});

describe('the profile', () => {
  it('the profile lists what is missing above the accounts of the device', async () => {
    await visit('/profile', { as: 'member', answers: { profile: { ...complete, idProof: null } } });
    await screen.findByRole('heading', { name: 'Switch account' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.indexOf('Complete your profile')).toBeGreaterThan(-1);
    expect(headings.indexOf('Complete your profile')).toBeLessThan(headings.indexOf('Switch account'));
  });

  it('a phone opens a section of the profile on demand', async () => {
    const { user } = await visit('/profile', { as: 'member', width: 360, answers: { profile: complete } });
    await user.click(await screen.findByText('Login and security'));
    await screen.findByRole('heading', { name: 'Switch account' });
    expect(screen.queryByRole('heading', { name: 'Document access history' })).toBeNull();
    expect(await barriers()).toEqual([]);
  });

  it('the mobile field names the person who can change it, with a link', async () => {
    await visit('/profile', { as: 'member', answers: { profile: complete } });
    const hint = await screen.findByText(/New number\? The head changes it for you\./);
    expect(within(hint).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });
});
