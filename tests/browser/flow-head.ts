import type { Browser, Locator } from 'playwright-core';
import { Person } from './flow-person.js';
import { headLogin } from './people.js';

export class Head {
  private constructor(readonly person: Person) {}

  static async arrive(browser: Browser): Promise<Head> {
    const person = await Person.arrive(browser);
    await person.logIn(headLogin());
    return new Head(person);
  }

  async sponsorLink(): Promise<string> {
    await this.person.button('Invite a member').click();
    const invitation = this.person.dialog('Invite a member');
    const link = await invitation.getByLabel('Your sponsor link').inputValue();
    await this.person.page.keyboard.press('Escape');
    await invitation.waitFor({ state: 'detached' });
    return link;
  }

  async find(name: string): Promise<Locator> {
    if (!this.person.page.url().includes('/network')) await this.person.visit('/network');
    await this.person.page.getByLabel('Search members').fill(name);
    await this.person.page.getByRole('status').filter({ hasText: '1 member' }).waitFor();
    return this.person.row(name);
  }

  async approve(name: string): Promise<void> {
    await this.person.button('Approve', await this.find(name)).click();
    await this.confirmApproval(name);
  }

  async approveBeforePlan(name: string): Promise<void> {
    await this.person.chooses('Approve', await this.find(name));
    await this.confirmApproval(name);
  }

  private async confirmApproval(name: string): Promise<void> {
    const confirm = this.person.dialog('Confirm Action');
    await this.person.sees('Are you sure you want to proceed to approve this member?', confirm);
    await this.person.button('Approve', confirm).click();
    await this.person.sees(`${name} is approved.`);
  }

  async givePlan(name: string, plan: string): Promise<void> {
    await this.person.button('Update Plan', await this.find(name)).click();
    const update = this.person.dialog('Update Plan');
    await update.getByLabel('New plan').selectOption(plan);
    await this.person.button('Update Plan', update).click();
    await this.person.button('Proceed', this.person.dialog('Confirm Action')).click();
    await this.person.sees(`${name} is now on ${plan}.`);
  }
}
