import type { ComponentProps, MouseEvent } from 'react';
import { ButtonAnchor } from './button.js';
import { isOver, useFreshLink } from './use-fresh-link.js';

type Props = Omit<ComponentProps<typeof ButtonAnchor>, 'href' | 'onClick'> & {
  href: string;
  /** Called when the reader opens or saves the file. */
  onFollow?: (() => void) | undefined;
};

/** Opens or saves a private file. Its link is good for some minutes: one that has ended is renewed first. */
export function FileLink({ href, onFollow, ...rest }: Props) {
  const { link, renew } = useFreshLink(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (!isOver(link)) return;
    event.preventDefault();
    const anchor = event.currentTarget;
    void renew().then((next) => {
      anchor.href = next;
      // A clock that is ahead shall not ask for ever.
      if (next !== link) anchor.click();
    });
  };
  return <ButtonAnchor {...rest} rel="noopener noreferrer" href={link} onClick={follow} onAuxClick={onFollow} />;
}
