const modal: HTMLDialogElement[] = [];

/** jsdom lacks dialogs and popovers: these open, close, and answer Escape like a browser's. */
export function addDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
    modal.push(this);
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    modal.splice(modal.indexOf(this), 1);
    this.dispatchEvent(new Event('close'));
  };
  addPopovers();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const menu = document.querySelector<HTMLElement>('[popover=auto][data-popover-open]');
    const dialog = modal.at(-1);
    if (menu !== null) menu.hidePopover();
    else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) dialog.close();
  });
}

function addPopovers(): void {
  const toggle = (element: HTMLElement, isOpen: boolean) => {
    if (element.hasAttribute('data-popover-open') === isOpen) return;
    element.toggleAttribute('data-popover-open', isOpen);
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
  };
  HTMLElement.prototype.showPopover = function () {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (menu !== null) toggle(menu, !menu.hasAttribute('data-popover-open'));
  });
  const matches = Element.prototype.matches;
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':popover-open' ? this.hasAttribute('data-popover-open') : matches.call(this, selector);
  } as typeof matches;
  const hidden = document.createElement('style');
  hidden.textContent = '[popover]:not([data-popover-open]) { display: none }';
  document.head.append(hidden);
}
