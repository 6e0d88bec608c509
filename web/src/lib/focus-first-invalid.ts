/** Puts the reader at the first control that is marked wrong, once it has been marked, and shows what is wrong with it. */
export function focusFirstInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    control?.focus();
    // The error is the last that describes it, and may stand below the edge.
    const error = control?.getAttribute('aria-describedby')?.split(' ').at(-1);
    if (error !== undefined) document.getElementById(error)?.scrollIntoView({ block: 'nearest' });
  });
}
