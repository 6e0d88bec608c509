const gap = 4;

/** The menu opens below its button, or above without room, and stays inside the window. */
export function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = box.bottom + gap + height <= window.innerHeight;
  menu.style.top = `${below ? box.bottom + gap : Math.max(gap, box.top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, Math.min(box.right, window.innerWidth - gap) - width)}px`;
}
