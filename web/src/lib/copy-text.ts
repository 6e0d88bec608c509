/** The Clipboard API needs HTTPS; without it `execCommand` copies. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    // Content outside an open dialog is inert, so the text area is placed inside.
    const host = document.activeElement?.closest('dialog') ?? document.body;
    const before = document.activeElement;
    host.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}
