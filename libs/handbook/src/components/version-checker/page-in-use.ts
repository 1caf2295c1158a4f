const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** True if a reload would lose something: a changed field that still exists, or an open dialog. */
export function isPageInUse(touched: ReadonlySet<Element>): boolean {
  if (document.querySelector(dialogs) !== null) return true;
  if ([...touched].some((field) => field.isConnected)) return true;
  // Text that was typed before the first script ran fired no event that we could receive.
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === 'hidden') return false;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
