export function focusFirstInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    control?.focus();
    // The error is the last description of the control, and may be outside the view.
    const error = control?.getAttribute('aria-describedby')?.split(' ').at(-1);
    if (error !== undefined) document.getElementById(error)?.scrollIntoView({ block: 'nearest' });
  });
}
