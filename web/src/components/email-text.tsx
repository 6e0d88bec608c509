import { Fragment } from 'react';

/** An address of mail that, where it has no room, breaks before its @ and its dots and not within a word. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
