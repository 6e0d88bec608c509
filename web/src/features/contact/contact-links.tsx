import { EmailText } from '../../components/email-text.js';
import type { Officer } from '../../lib/company-facts.js';

export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <EmailText address={address} />
  </a>
);

export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;

export const OfficerText = ({ name, email, phone }: Officer) => (
  <>
    {name}
    <br />
    <EmailLink address={email} />
    <br />
    <PhoneLink number={phone} />
  </>
);
