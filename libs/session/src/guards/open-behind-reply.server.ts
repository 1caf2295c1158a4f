/** Load contexts of the requests whose action has replied with the text that the visitor typed. */
const withText = new WeakSet<object>();

/**
 * Marks the request: the action's reply contains the visitor's text, so the page must be shown. Without scripts the loaders of the page run in
 * the same request, after the action.
 */
export function keepTextOf(context: object): void {
  withText.add(context);
}

/**
 * Runs a loader whose page shows the visitor's text again after a refused form. A redirect of the loader, such as the one to the login, would
 * lose that text: after `keepTextOf` the page opens with `behindReply` instead.
 */
export async function openBehindReply<Page>(
  context: object,
  open: () => Promise<Page>,
  behindReply: () => Page,
): Promise<Page> {
  try {
    return await open();
  } catch (thrown) {
    if (thrown instanceof Response && withText.has(context)) return behindReply();
    throw thrown;
  }
}
