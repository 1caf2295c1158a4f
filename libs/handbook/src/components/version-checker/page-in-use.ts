const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** True when a reload would cost the visitor something: a changed field that is still there, or an open dialog. */
export function isPageInUse(touched: ReadonlySet<Element>): boolean {
  if (document.querySelector(dialogs) !== null) return true;
  if ([...touched].some((field) => field.isConnected)) return true;
  // What was typed before the first script ran told nobody.
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === 'hidden') return false;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
