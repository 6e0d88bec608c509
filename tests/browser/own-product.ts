import { changePassword, login, type Permission } from '@deepam/contracts';
import { password, poll, startProduct, type Product } from '@deepam/testing';
import type { Browser } from 'playwright-core';
import { BrowserUser, desktop, launchBrowser, type phone } from './browser.js';
import { hired } from './desk-people.js';
import { logIn, type Login } from './people.js';

/** More than a thousand rupees need a second approver. */
const dualApproval = { SECOND_APPROVAL: 'on', SECOND_APPROVAL_ABOVE: '1000' };

/** A product that no other spec uses, with a head and a Gold member. */
export class OwnProduct {
  private constructor(
    readonly product: Product,
    private readonly browser: Browser,
    readonly head: Login,
    readonly member: Login & { readonly memberId: string; readonly token: string },
  ) {}

  static async start(settings: Record<string, string> = dualApproval): Promise<OwnProduct> {
    const product = await startProduct({ settings });
    const accounts = product
      .database('identity')
      .collection<{ _id: string; isHead: boolean; mobile: string }>('accounts');
    const loginOf = async (who: { isHead: true } | { _id: string }): Promise<Login> => ({
      mobile: (await accounts.findOne(who))!.mobile,
      password,
    });
    const { memberId, token } = await product.member(product.head, 'Gold');
    const balances = product.database('commission').collection<{ _id: string }>('members');
    await poll(() => balances.findOne({ _id: memberId }), { timeout: 60_000 });
    const member = { ...(await loginOf({ _id: memberId })), memberId, token };
    return new OwnProduct(product, await launchBrowser(), await loginOf({ isHead: true }), member);
  }

  async staff(name: string, permissions: Permission[]): Promise<Login> {
    const first = await hired(name, permissions, this.product);
    const { token } = await this.product.api.call(login, { body: first });
    await this.product.api.call(changePassword, { token, body: { password, confirmPassword: password } });
    return { ...first, password };
  }

  async arrive(who: Login, device: typeof desktop | typeof phone = desktop): Promise<BrowserUser> {
    const user = await BrowserUser.arrive(this.browser, { ...device, baseURL: this.product.url });
    await logIn(user.page, who);
    return user;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.product.close();
  }
}
