/** Whether the text is on the clipboard now. Outside https and localhost the old way is the only one. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    // Inside an open dialog everything else is inert, so the helper has to be in there too.
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
