import type { ComponentProps, MouseEvent } from 'react';
import { ButtonAnchor } from './button.js';
import { isOver, useFreshLink } from './use-fresh-link.js';

type Props = Omit<ComponentProps<typeof ButtonAnchor>, 'href' | 'onClick'> & {
  href: string;
  onFollow?: (() => void) | undefined;
};

/** A private link is valid for some minutes; an expired one is renewed first. */
export function FileLink({ href, onFollow, ...rest }: Props) {
  const { link, renew } = useFreshLink(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (!isOver(link)) return;
    event.preventDefault();
    const anchor = event.currentTarget;
    void renew().then((next) => {
      anchor.href = next;
      // A device clock that is ahead must not cause endless renewals.
      if (next !== link) anchor.click();
    });
  };
  return <ButtonAnchor {...rest} rel="noopener noreferrer" href={link} onClick={follow} onAuxClick={onFollow} />;
}
